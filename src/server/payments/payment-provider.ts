import type { PaymentLine } from '@/src/core/orders/payment-lines'
import type { ProviderName } from '@/src/server/payments/services'
import type {
  SubscriptionFact,
  SubscriptionProvider,
  SubscriptionTerms,
} from '@/src/server/payments/subscriptions'

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
  /** Goods, shipping, tax and tip. */
  lines: readonly PaymentLine[]
  /** A membership that begins with this payment, and renews by itself; null without one. */
  membership: CheckoutMembership | null
  /** The sum of the lines and the membership's first period, to the cent; the provider's own sum is compared with it when paid. */
  totalMinor: number
  /** The platform's share of it; counts for connected accounts alone. */
  platformFeeMinor: number
  successUrl: string
  cancelUrl: string
  expiresAt: Date
}

/** A membership among the things of an order. */
export type CheckoutMembership = {
  membershipId: string
  terms: SubscriptionTerms
  /** The platform's share of each payment, in hundredths of a percent. */
  platformFeeBps: number
}

/** A payment page at the provider, in its present state. */
export type PaymentSession = {
  id: string
  /** Where the buyer pays; null once nothing can be paid there. */
  url: string | null
  /** `processing`: the buyer is done, the money is on its way. `expired`: nothing can come any more. */
  state: 'open' | 'processing' | 'paid' | 'expired'
  amountMinor: number
  currency: string
  /** What we wrote into the session when we made it; '' when it is not one of ours. */
  orderId: string
  attempt: number
  paymentIntentId: string | null
  /** What began with the payment, when a membership was among the things; null before. */
  subscriptionId: string | null
  livemode: boolean
}

/** Money of a payment that is to go back to anyone who paid it. */
export type RefundRequest = {
  /** The same key answers with the same refund, however often it is asked. */
  idempotencyKey: string
  /** Ours; written into the provider's object, so that it is found again. */
  refundId: string
  paymentIntentId: string
  amountMinor: number
}

/** A refund at the provider, in its present state. One that succeeded can still fail at the bank. */
export type ProviderRefund = {
  id: string
  state: 'pending' | 'succeeded' | 'failed'
  amountMinor: number
  currency: string
  paymentIntentId: string
  /** Ours; '' for one that was made at the provider itself. */
  refundId: string
  /** What the provider says went wrong. */
  problem: string | null
}

/** A buyer's objection at the bank. `lost`: the money is gone. */
export type ProviderDispute = {
  id: string
  state: 'open' | 'won' | 'lost'
  paymentIntentId: string
  amountMinor: number
  /** What the provider took for it; null while it says nothing. */
  feeMinor: number | null
}

/** What a payment cost, as the provider booked it. */
export type ProviderCharge = {
  /** The provider's own fee, without the platform's share. */
  feeMinor: number
  /** Of the account that was paid: the fee's, and the share's. */
  currency: string
  platformFeeMinor: number
  /** What the platform gave back of its share until now. */
  platformFeeReturnedMinor: number
}

/** Money on its way from the provider to a bank account. */
export type ProviderPayout = {
  id: string
  amountMinor: number
  currency: string
  state: 'pending' | 'paid' | 'failed'
  /** The day it is at the bank. */
  arrivesAt: Date
}

/** What a verified event says. The session is the provider's object, never a request's parameter. */
export type PaymentFact =
  | { kind: 'session'; session: PaymentSession }
  | { kind: 'declined'; orderId: string; attempt: number; livemode: boolean }
  | { kind: 'refund'; refund: ProviderRefund }
  | { kind: 'dispute'; dispute: ProviderDispute }
  /** Something about a connected account is another; what, is asked. */
  | { kind: 'account'; isDisconnected: boolean }
  | SubscriptionFact
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

/** Something of a list, read by itself, so that one of an unknown shape does not hide the others. */
export type Unread<Item> = { id: string; read: () => Item }

export type LedgerPayment = {
  paymentIntentId: string
  amountMinor: number
  /** The order it was made for; '' when it was made elsewhere, or is a membership's. */
  orderId: string
}

/** What came in and what went back at the provider, no matter who heard of it. */
export type PaymentLedger = {
  payments: (since: Date) => AsyncIterable<LedgerPayment>
  refunds: (since: Date) => AsyncIterable<Unread<ProviderRefund>>
}

/** What a payment service with hosted pages does. Calls throw {@link PaymentProviderError} and nothing else. */
export type PaymentCalls = {
  /** True when real money moves. */
  livemode: boolean
  /** Account that is charged; '' for the platform's own. */
  account: string
  createCheckout: (request: CheckoutRequest) => Promise<PaymentSession>
  retrieve: (sessionId: string) => Promise<PaymentSession>
  /** Closes the payment page, unless it was paid: the answer says which. */
  expire: (sessionId: string) => Promise<PaymentSession>
  /** The payment page that a payment was made on; null when it was made elsewhere. */
  sessionOf: (paymentIntentId: string) => Promise<PaymentSession | null>
  /**
   * Gives money back, perhaps not at once: the state says how far it is. Where the platform had a share of
   * the payment, it gives its part back.
   */
  refund: (request: RefundRequest) => Promise<ProviderRefund>
  /** All refunds of a payment, also those that were made at the provider itself. */
  refundsOf: (paymentIntentId: string) => Promise<ProviderRefund[]>
  /** What a payment cost; null while the provider has not booked it. */
  chargeOf: (paymentIntentId: string) => Promise<ProviderCharge | null>
  /** What went to the bank, newest first; null where no money moves. */
  payouts: ((limit: number) => Promise<ProviderPayout[]>) | null
  /** Memberships. */
  subscriptions: SubscriptionProvider
  /** Events that were never taken, newest first; some may have been taken meanwhile. */
  missedWebhooks: (since: Date) => AsyncIterable<Unread<PaymentEvent>>
  /** Null when its books are our own. */
  ledger: PaymentLedger | null
  /**
   * @param source `connect` for events of connected accounts, which are signed with secrets of their own
   * @throws {InvalidSignatureError} unless the provider signed exactly these bytes lately
   */
  parseWebhook: (rawBody: Buffer, headers: Headers, source?: WebhookSource) => PaymentEvent
}

export type PaymentProvider = PaymentCalls & { name: ProviderName }

/** `disabledReason` of an account whose artist took the connection away: nothing can be asked about. */
export const disconnected = 'disconnected'

/** What a payment service says of an artist's account that is connected to the platform's. */
export type ConnectedAccount = {
  id: string
  /** Buyers can pay. */
  chargesEnabled: boolean
  /** The money reaches the artist's bank. */
  payoutsEnabled: boolean
  detailsSubmitted: boolean
  country: string | null
  defaultCurrency: string | null
  /** What the service still asks for: `individual.verification.document`. */
  requirements: readonly string[]
  disabledReason: string | null
}

export type ConnectedAccounts = {
  /**
   * The same profile gets the same account, however often it is asked within a day.
   *
   * @param formerId the account that it had and lost; '' without one
   */
  create: (profileId: string, formerId?: string) => Promise<ConnectedAccount>
  retrieve: (id: string) => Promise<ConnectedAccount>
  /** @returns a page where the artist tells the service who they are; it works for some minutes */
  onboardingUrl: (input: { account: string; returnUrl: string }) => Promise<string>
}

export type WebhookSource = 'own' | 'connect'

/**
 * `unavailable`: nobody knows, the same key may work later. `disconnected`: the account is not connected any
 * more, so nothing can be asked about it until it is again. `broken`: answered with an error that is
 * kept for the key, so only another key may work. `refused`: will never work. `declined`: the bank says
 * no, another card may do. `ending`: a membership that ends with what is paid for becomes nothing else.
 */
export type PaymentProblem =
  | 'unavailable'
  | 'disconnected'
  | 'broken'
  | 'refused'
  | 'declined'
  | 'ending'

export class PaymentProviderError extends Error {
  override readonly name = 'PaymentProviderError'
  /** Packages of plugins bring a copy of this class with the kit, as they do of `AppError`. */
  static override [Symbol.hasInstance](error: unknown): error is PaymentProviderError {
    return error instanceof Error && error.name === 'PaymentProviderError'
  }

  readonly reason: PaymentProblem

  constructor(reason: PaymentProblem, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

export class InvalidSignatureError extends Error {
  override readonly name = 'InvalidSignatureError'
  static override [Symbol.hasInstance](error: unknown): error is InvalidSignatureError {
    return error instanceof Error && error.name === 'InvalidSignatureError'
  }
}

/** Seconds that a signature may lie in the past or the future. */
export const signatureToleranceSeconds = 300
