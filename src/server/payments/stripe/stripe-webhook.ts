import type Stripe from 'stripe'
import {
  InvalidSignatureError,
  type PaymentEvent,
  type PaymentFact,
  signatureToleranceSeconds,
} from '@/src/server/payments/payment-provider'
import {
  readStripePaymentIntent,
  readStripeSession,
} from '@/src/server/payments/stripe/stripe-session'

/** @throws {InvalidSignatureError} when none of the secrets signed exactly these bytes lately */
export function parseStripeWebhook(input: {
  stripe: Stripe
  secrets: readonly string[]
  rawBody: Buffer
  headers: Headers
}): PaymentEvent {
  const event = verify(input)
  const object: unknown = event.data.object
  return {
    id: event.id,
    type: event.type,
    account: event.account ?? '',
    livemode: event.livemode,
    objectId: idOf(object),
    fact: factOf(event.type, object),
  }
}

function verify({
  stripe,
  secrets,
  rawBody,
  headers,
}: Parameters<typeof parseStripeWebhook>[0]): Stripe.Event {
  const signature = headers.get('stripe-signature') ?? ''
  refuseFuture(signature)
  for (const secret of secrets) {
    try {
      return stripe.webhooks.constructEvent(rawBody, signature, secret, signatureToleranceSeconds)
    } catch {
      // The next secret may be the one.
    }
  }
  throw new InvalidSignatureError('No webhook secret matches the Stripe-Signature')
}

/** The SDK refuses old timestamps only; a signature from the future would stay replayable until then. */
function refuseFuture(signature: string): void {
  const timestamp = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1])
  if (!(timestamp <= Date.now() / 1000 + signatureToleranceSeconds)) {
    throw new InvalidSignatureError('The Stripe-Signature has no timestamp, or one in the future')
  }
}

function factOf(type: string, object: unknown): PaymentFact {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
      return { kind: 'session', session: readStripeSession(object) }
    case 'checkout.session.async_payment_failed': {
      const { orderId, attempt, livemode } = readStripeSession(object)
      return { kind: 'declined', orderId, attempt, livemode }
    }
    case 'payment_intent.payment_failed': {
      const { metadata, livemode } = readStripePaymentIntent(object)
      return { kind: 'declined', ...metadata, livemode }
    }
    default:
      return { kind: 'irrelevant' }
  }
}

function idOf(object: unknown): string {
  return typeof object === 'object' && object !== null && 'id' in object ? String(object.id) : ''
}
