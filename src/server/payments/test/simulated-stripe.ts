import type Stripe from 'stripe'
import { type PaymentCalls, PaymentProviderError } from '@/src/server/payments/payment-provider'
import { createWorld, type World } from '@/src/server/payments/simulator/books/world'
import { missing } from '@/src/server/payments/simulator/failure'
import { decodeForm } from '@/src/server/payments/simulator/form'
import {
  type Answer,
  createIdempotency,
  toAnswer,
} from '@/src/server/payments/simulator/idempotency'
import type { CheckoutParams } from '@/src/server/payments/simulator/objects/checkout-params'
import { createProduct } from '@/src/server/payments/simulator/objects/price'
import { answerCall, type EventBook } from '@/src/server/payments/simulator/routes'
import { createStripeProvider } from '@/src/server/payments/stripe/stripe-provider'
import {
  type Books,
  changePage,
  keyFor,
  keyIn,
  type Page,
  sessionIdOf,
} from '@/src/server/payments/test/books'
import { deliverEvents, testWebhookSecret } from '@/src/server/payments/test/deliver-events'

/** Stripe's code without Stripe: its calls are answered from books in the database of the shop. */
export function createTestProvider(books: Books): PaymentCalls {
  const { subscriptions, ...calls } = createStripeProvider({
    secretKey: 'sk_test_simulator',
    webhookSecrets: [testWebhookSecret(books.payload)],
    httpClient: createSimulatedClient(books),
  })
  return {
    ...calls,
    createCheckout: (request) => calls.createCheckout({ ...request, ...anybody }),
    // What got lost is found by asking for each open session.
    async *missedWebhooks() {},
    ledger: null,
    payouts: null,
    subscriptions: {
      ...subscriptions,
      // A customer belongs to one page.
      openPage: (request) => subscriptions.openPage({ ...request, ...anybody, customerId: null }),
      openPortal: async ({ subscriptionId, returnUrl }) => {
        const key = keyIn(subscriptionId)
        if (!key) {
          throw new PaymentProviderError('refused', 'No such test membership')
        }
        return managePageUrl(sessionIdOf(key), returnUrl)
      },
    },
  }
}

/** It sends no receipts, so it stores no addresses. */
const anybody = { email: '' }

type Call = { method: string; path: string; query: string; body: string; idempotencyKey: string }

/** Answers instead of a server. */
function createSimulatedClient(books: Books): NonNullable<Stripe.StripeConfig['httpClient']> {
  /** Products are made before the call that names them; they belong to no page. */
  const products = new Map<string, string>()

  async function answer(call: Call): Promise<Answer> {
    if (call.path === '/v1/products') {
      const { id, name } = decodeForm(call.body)
      products.set(String(id), String(name))
      return { status: 200, body: { object: 'product', id, name } }
    }
    const isNew = call.method === 'POST' && call.path === '/v1/checkout/sessions'
    const text = decodeURIComponent(`${call.path}?${call.query}&${call.body}`)
    const key = isNew ? keyFor(books, call.idempotencyKey) : keyIn(text)
    const unknown = { status: 404, body: missing('object', text).body }
    if (!key) {
      // What no page has grown from is looked for in empty books.
      const world = createWorld({ announce: () => undefined })
      return call.method === 'GET' ? answerFrom(world, call) : unknown
    }
    const change = await changePage(books, key, (page) => {
      if (!page.session && !isNew) {
        return unknown
      }
      for (const [id, name] of products) {
        if (text.includes(id) && !page.world.products.has(id)) {
          createProduct(page.world, '', { id, name })
        }
      }
      return answerOnce(call, page)
    })
    deliverEvents(books.payload, change).catch((err: unknown) =>
      books.payload.logger.error({ err }),
    )
    return change.result
  }

  let turn: Promise<unknown> = Promise.resolve()
  /** A transaction has one connection: there calls wait for each other. */
  const inTurn = (call: Call): Promise<Answer> => {
    const answered = turn.then(() => answer(call))
    turn = answered.catch(() => undefined)
    return answered
  }

  return {
    getClientName: () => 'simulator',
    makeRequest: async (_host, _port, address, method, headers, body) => {
      const [path = '', query = ''] = address.split('?')
      const idempotencyKey = String(headers['Idempotency-Key'] ?? '')
      const ask = books.req ? inTurn : answer
      const { status, body: json } = await ask({
        method,
        path,
        query,
        body: body || '',
        idempotencyKey,
      })
      return {
        getStatusCode: () => status,
        getHeaders: () => ({}),
        getRawResponse: () => json,
        toStream: (done) => done(),
        toJSON: async () => json,
      }
    },
  }
}

function answerOnce(call: Call, { world, answers }: Page): Promise<Answer> {
  const { method, path, body } = call
  const key = method === 'POST' ? call.idempotencyKey || undefined : undefined
  return createIdempotency(answers)({ account: '', path, key, params: body }, () =>
    answerFrom(world, call),
  )
}

const answerFrom = (world: World, { method, path, query, body }: Call): Promise<Answer> =>
  toAnswer(() =>
    answerCall({
      world,
      events: noEvents,
      method,
      path,
      form: decodeForm(method === 'GET' ? query : body),
      account: '',
      pageUrl: (_, id, params) => pageUrl(id, params),
    }),
  )

const noEvents: EventBook = {
  list: () => [],
  get: (id) => {
    throw missing('event', id)
  },
}

/** Pages stand on the site that the buyer came from; a membership has one where it is managed, too. */
function pageUrl(id: string, params: CheckoutParams | undefined): string {
  const { orderId } = params?.metadata ?? {}
  const site = params?.successUrl ?? ''
  return orderId ? new URL(`/test-payments/${id}`, site).href : managePageUrl(id, site)
}

const managePageUrl = (id: string, site: string): string =>
  new URL(`/test-payments/membership/${id}`, site).href
