import type Stripe from 'stripe'
import {
  InvalidSignatureError,
  type PaymentEvent,
  type PaymentFact,
  signatureToleranceSeconds,
  type WebhookSource,
} from '@/src/server/payments/payment-provider'
import { stripeRefundFact } from '@/src/server/payments/stripe/stripe-refund'
import {
  readStripePaymentIntent,
  readStripeSession,
} from '@/src/server/payments/stripe/stripe-session'
import { stripeSubscriptionFact } from '@/src/server/payments/stripe/stripe-subscription-fact'

type Delivery = {
  stripe: Stripe
  secrets: readonly string[]
  source: WebhookSource
  rawBody: Buffer
  headers: Headers
}

/**
 * @throws {InvalidSignatureError} when none of the secrets signed exactly these bytes lately, or when the
 *   event belongs to the other kind of account
 */
export function parseStripeWebhook(delivery: Delivery): PaymentEvent {
  const event = readStripeEvent(verify(delivery))
  if ((event.account === '') !== (delivery.source === 'own')) {
    throw new InvalidSignatureError('This event belongs to another webhook')
  }
  return event
}

/** Our view of an event, however it came here. */
export function readStripeEvent(event: Stripe.Event): PaymentEvent {
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

function verify({ stripe, secrets, rawBody, headers }: Delivery): Stripe.Event {
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
  const known = stripeSubscriptionFact(object) ?? stripeRefundFact(type, object)
  if (known) {
    return known
  }
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
    case 'account.updated':
    case 'account.application.deauthorized':
      return { kind: 'account', isDisconnected: type !== 'account.updated' }
    default:
      return { kind: 'irrelevant' }
  }
}

function idOf(object: unknown): string {
  return typeof object === 'object' && object !== null && 'id' in object ? String(object.id) : ''
}
