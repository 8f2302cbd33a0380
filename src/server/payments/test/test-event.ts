import { z } from 'zod'
import {
  InvalidSignatureError,
  type PaymentEvent,
  type PaymentSession,
} from '@/src/server/payments/payment-provider'
import { testSignatureHeader, verifyTestEvent } from '@/src/server/payments/test/test-signature'
import {
  readSubscriptionEvent,
  testSubscriptionEvent,
} from '@/src/server/payments/test/test-subscription-event'

const eventShape = z.object({
  id: z.string(),
  type: z.enum(['session.paid', 'session.declined']),
  session: z.object({
    id: z.string(),
    url: z.string().nullable(),
    state: z.enum(['open', 'processing', 'paid', 'expired']),
    amountMinor: z.int(),
    currency: z.string(),
    orderId: z.string(),
    attempt: z.int(),
    paymentIntentId: z.string().nullable(),
    subscriptionId: z.string().nullable(),
    livemode: z.literal(false),
  }),
})

export type TestEvent = z.infer<typeof eventShape>

/** One event per session and outcome: announcing it again repeats the id. */
export function composeTestEvent(type: TestEvent['type'], session: PaymentSession): TestEvent {
  const livemode = false
  return { id: `${session.id}_${type}`, type, session: { ...session, livemode } }
}

/** @throws {InvalidSignatureError} unless this instance signed exactly these bytes lately */
export function parseTestEvent(input: {
  secret: string
  rawBody: Buffer
  headers: Headers
}): PaymentEvent {
  const signature = input.headers.get(testSignatureHeader)
  verifyTestEvent({ secret: input.secret, rawBody: input.rawBody, signature })
  const event = readEvent(input.rawBody)
  if (event.type === 'subscription.changed') {
    return readSubscriptionEvent(event)
  }
  const { id, type, session } = event
  const { orderId, attempt, livemode } = session
  return {
    id,
    type,
    account: '',
    livemode,
    objectId: session.id,
    fact:
      type === 'session.paid'
        ? { kind: 'session', session }
        : { kind: 'declined', orderId, attempt, livemode },
  }
}

function readEvent(rawBody: Buffer) {
  try {
    return z.union([eventShape, testSubscriptionEvent]).parse(JSON.parse(rawBody.toString('utf8')))
  } catch (error) {
    throw new InvalidSignatureError('The signed body is no event', { cause: error })
  }
}
