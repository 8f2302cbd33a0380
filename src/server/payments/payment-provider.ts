/** What is to be paid, and where the buyer goes afterwards. */
export type CheckoutRequest = {
  /** The same key answers with the same session, however often it is asked. */
  idempotencyKey: string
  orderId: string
  profileId: string
  attempt: number
  email: string
  /** ISO code, lower case. */
  currency: string
  lines: readonly { title: string; unitMinor: number; quantity: number }[]
  shippingMinor: number
  taxMinor: number
  /** Equals the sum of the above; the provider's own sum is compared with it when paid. */
  totalMinor: number
  successUrl: string
  cancelUrl: string
  expiresAt: Date
}

/** A payment page at the provider, in its present state. */
export type PaymentSession = {
  id: string
  /** Where the buyer pays; null once nothing can be paid there. */
  url: string | null
  /** `processing`: the buyer is done, the money is on its way. */
  state: 'open' | 'processing' | 'paid' | 'expired'
  amountMinor: number
  currency: string
  /** What we wrote into the session when we made it; '' when it is not one of ours. */
  orderId: string
  attempt: number
  paymentIntentId: string | null
  livemode: boolean
}

/** What a verified event says. The session is the provider's object, never a request's parameter. */
export type PaymentFact =
  | { kind: 'session'; session: PaymentSession }
  | { kind: 'declined'; orderId: string; attempt: number; livemode: boolean }
  | { kind: 'irrelevant' }

export type PaymentEvent = {
  id: string
  type: string
  /** Connected account that the event belongs to; '' for the platform's own. */
  account: string
  livemode: boolean
  /** Id of the object the event is about. */
  objectId: string
  fact: PaymentFact
}

/** A payment service with hosted pages. Calls throw {@link PaymentProviderError} and nothing else. */
export type PaymentProvider = {
  name: 'stripe' | 'test'
  /** True when real money moves. */
  livemode: boolean
  /** Account that is charged; '' for the platform's own. */
  account: string
  createCheckout: (request: CheckoutRequest) => Promise<PaymentSession>
  retrieve: (sessionId: string) => Promise<PaymentSession>
  /** Closes the payment page, unless it was paid: the answer says which. */
  expire: (sessionId: string) => Promise<PaymentSession>
  /** @throws {InvalidSignatureError} unless the provider signed exactly these bytes lately */
  parseWebhook: (rawBody: Buffer, headers: Headers) => PaymentEvent
}

/**
 * `unavailable`: nobody knows, the same key may work later. `broken`: answered with an error that is
 * kept for the key, so only another key may work. `refused`: will never work.
 */
export type PaymentProblem = 'unavailable' | 'broken' | 'refused'

export class PaymentProviderError extends Error {
  override readonly name = 'PaymentProviderError'
  readonly reason: PaymentProblem

  constructor(reason: PaymentProblem, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

export class InvalidSignatureError extends Error {
  override readonly name = 'InvalidSignatureError'
}

/** Seconds that a signature may lie in the past or the future. */
export const signatureToleranceSeconds = 300
