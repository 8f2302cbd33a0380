import { randomBytes } from 'node:crypto'
import type { CheckoutParams } from '@/scripts/fake-stripe/checkout-params'
import { Failure, missing } from '@/scripts/fake-stripe/failure'

export type Session = ReturnType<typeof newSession>
export type PaymentIntent = ReturnType<typeof newIntent>

export type StripeObject = Session | PaymentIntent

/** Tells of an event: its type, the object as it is now, and the account it belongs to. */
export type Announce = (type: string, object: StripeObject, account: string) => void

const makeId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`
const nowSeconds = (): number => Math.floor(Date.now() / 1000)

/** Sessions and payment intents, kept apart by account. */
export function createBooks(announce: Announce) {
  const sessions = new Map<string, { account: string; session: Session; params: CheckoutParams }>()
  const intents = new Map<string, { account: string; intent: PaymentIntent }>()

  const entry = (id: string, account?: string) => {
    const found = sessions.get(id)
    if (!found || (account !== undefined && found.account !== account)) {
      throw missing('checkout.session', id)
    }
    if (found.session.status === 'open' && found.session.expires_at < nowSeconds()) {
      close(id)
    }
    return found
  }

  const close = (id: string): Session => {
    const found = sessions.get(id)
    if (!found) {
      throw missing('checkout.session', id)
    }
    Object.assign(found.session, { status: 'expired', url: null })
    announce('checkout.session.expired', found.session, found.account)
    return found.session
  }

  return {
    create(params: CheckoutParams, account: string, payPage: string): Session {
      const session = newSession(params, payPage)
      sessions.set(session.id, { account, session, params })
      return session
    },

    /** Without an account: the hosted page, which belongs to whoever has its address. */
    retrieve: (id: string, account?: string): Session => entry(id, account).session,

    list: (account: string): Session[] =>
      [...sessions.values()]
        .filter((each) => each.account === account)
        .map(({ session }) => session)
        .reverse(),

    expire(id: string, account: string): Session {
      const { session } = entry(id, account)
      if (session.status !== 'open') {
        throw new Failure(
          'invalid_request_error',
          `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
        )
      }
      return close(id)
    },

    /** The buyer's card is taken or declined. Paying twice pays once. */
    pay(id: string, outcome: 'pay' | 'decline'): Session {
      const { session, params, account } = entry(id)
      if (session.status !== 'open') {
        return session
      }
      const intent = newIntent(params, outcome === 'pay' ? 'succeeded' : 'requires_payment_method')
      intents.set(intent.id, { account, intent })
      if (outcome === 'decline') {
        announce('payment_intent.payment_failed', intent, account)
        return session
      }
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: intent.id,
        url: null,
      })
      announce('payment_intent.succeeded', intent, account)
      announce('checkout.session.completed', session, account)
      return session
    },

    intent(id: string, account: string): PaymentIntent {
      const found = intents.get(id)
      if (!found || found.account !== account) {
        throw missing('payment_intent', id)
      }
      return found.intent
    },

    /** Makes a session say what it should not. */
    tamper(id: string, changes: Partial<Session>): Session {
      return Object.assign(entry(id).session, changes)
    },

    dump: () => ({
      sessions: [...sessions.values()].map(({ account, session }) => ({ account, ...session })),
      paymentIntents: [...intents.values()].map(({ account, intent }) => ({ account, ...intent })),
    }),
  }
}

export type Books = ReturnType<typeof createBooks>

function newSession(params: CheckoutParams, payPage: string) {
  const id = makeId('cs_test')
  return {
    id,
    object: 'checkout.session' as const,
    amount_subtotal: params.amountTotal,
    amount_total: params.amountTotal,
    cancel_url: params.cancelUrl,
    client_reference_id: params.clientReferenceId,
    created: nowSeconds(),
    currency: params.currency,
    customer_email: params.customerEmail,
    expires_at: params.expiresAt,
    livemode: false,
    metadata: params.metadata,
    mode: 'payment' as const,
    payment_intent: null as string | null,
    payment_status: 'unpaid' as 'unpaid' | 'paid',
    status: 'open' as 'open' | 'complete' | 'expired',
    success_url: params.successUrl,
    url: `${payPage}/${id}` as string | null,
  }
}

function newIntent(params: CheckoutParams, status: 'succeeded' | 'requires_payment_method') {
  return {
    id: makeId('pi'),
    object: 'payment_intent' as const,
    amount: params.amountTotal,
    amount_received: status === 'succeeded' ? params.amountTotal : 0,
    created: nowSeconds(),
    currency: params.currency,
    last_payment_error:
      status === 'succeeded' ? null : { type: 'card_error', code: 'card_declined' },
    livemode: false,
    metadata: params.paymentIntentMetadata,
    status,
  }
}
