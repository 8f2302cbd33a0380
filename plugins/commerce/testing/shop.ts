import { createHash, randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type { CheckoutReply, OrderView } from '@/src/core/contracts/orders/order-answers'
import type { ErrorBody } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import type { Order } from '@/src/payload-types'
import type { StripeObject } from '@/src/server/payments/simulator/books/world'
import { composeEvent, signEvent } from '@/src/server/payments/simulator/event'
import {
  payByCard,
  readSession,
  type Session,
} from '@/src/server/payments/simulator/objects/session'
import { changeKnownPage } from '@/src/server/payments/test/books'
import { testWebhookSecret } from '@/src/server/payments/test/deliver-events'
import { declineTestPage } from '@/src/server/payments/test/test-payment-page'
import { createProduct, createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'

export type Reply = CheckoutReply & ErrorBody

type Wish = { product: { id: string }; variant: { id: string } }

export const germanAddress = {
  name: 'Ada Fan',
  street: 'Main 1',
  zipCode: '12345',
  city: 'Ulm',
  country: 'DE',
}

/** A site with goods, and a buyer's calls to it. */
export async function openShop(payload: Payload, name = 'Luna Vale') {
  const tenant = await createTenant(payload, name)
  const { profile, host } = tenant

  const item = ({ product, variant }: Wish, rest: Record<string, unknown> = {}) => ({
    productId: product.id,
    productVariantId: variant.id,
    quantity: 1,
    ...rest,
  })

  /** Every call comes from another address unless said otherwise, so that no limit is met by accident. */
  const call = <Body = Reply>(
    method: string,
    path: string,
    { headers, ...options }: Parameters<typeof rest>[2] = {},
  ) =>
    rest<Body>(method, path, {
      host,
      headers: { 'x-client-ip': randomUUID(), ...headers },
      ...options,
    })

  const checkout = (
    items: Record<string, unknown>[],
    { key = randomUUID(), ...body }: { key?: string } & Record<string, unknown> = {},
  ) =>
    call('POST', '/api/public/checkout', {
      headers: { 'idempotency-key': key },
      body: { profileId: profile.id, email: 'fan@example.com', items, ...body },
    })

  const readOrder = ({ orderRef, token }: CheckoutReply) =>
    call<OrderView>('GET', `/api/public/orders/${orderRef}?token=${token}`)

  return {
    ...tenant,
    item,
    call,
    checkout,
    readOrder,
    /** Pays for an order; the webhook arrives. */
    pay: async ({ redirectUrl, orderRef }: Pick<CheckoutReply, 'redirectUrl' | 'orderRef'>) => {
      await sendTestEvent(payload, await payInBooks(payload, redirectUrl))
      return orderOf(payload, orderRef)
    },
    sell: (options?: Parameters<typeof createProduct>[2]) =>
      createProduct(payload, profile.id, options),
    post: (order: CheckoutReply, action: 'retry' | 'cancel' | 'refresh') =>
      call<OrderView & Reply>(
        'POST',
        `/api/public/orders/${order.orderRef}/${action}?token=${order.token}`,
      ),
  }
}

export async function orderOf(payload: Payload, orderRef: string): Promise<Order> {
  const { docs } = await payload.find({
    collection: slugs.orders,
    where: { publicRef: { equals: orderRef } },
    depth: 0,
    showHiddenFields: true,
  })
  if (!docs[0]) {
    throw new Error(`No order ${orderRef}`)
  }
  return docs[0]
}

/** As if the order could be paid until so long ago: the provider's clock goes on by itself in tests. */
export async function letOrderRunOut(
  { db }: Payload,
  orderRef: string,
  secondsAgo = 60,
): Promise<void> {
  await db.updateOne({
    collection: slugs.orders,
    where: { publicRef: { equals: orderRef } },
    data: { expiresAt: new Date(Date.now() - secondsAgo * 1000).toISOString() },
    options: { atomic: true },
  })
}

/** Rows of a collection that belong to an order. */
export async function countOf(
  payload: Payload,
  collection: 'entitlements' | 'stock-holds' | 'order-events',
  orderId: string,
): Promise<number> {
  const { totalDocs } = await payload.count({ collection, where: { order: { equals: orderId } } })
  return totalDocs
}

/**
 * What the test provider would send when the buyer pays or is declined: its books are changed, the
 * webhook is for the test to send, as often and as broken as it likes.
 */
export async function payInBooks(
  payload: Payload,
  redirectUrl: string,
  { isDeclined = false }: { isDeclined?: boolean } = {},
) {
  const sessionId = redirectUrl.split('/').at(-1) ?? ''
  const change = await changeKnownPage({ payload }, sessionId, ({ world }) => {
    if (isDeclined) {
      declineTestPage(world, sessionId)
    } else {
      payByCard(world, sessionId, '4242')
    }
    return readSession(world, sessionId)
  })
  if (!change) {
    throw new Error(`No test payment ${sessionId}`)
  }
  const type = isDeclined ? 'checkout.session.async_payment_failed' : 'checkout.session.completed'
  return eventAbout(type, change.result)
}

/** The same event each time, until something is different. */
export const eventAbout = <Shown extends StripeObject>(type: string, object: Shown) => {
  const id = `evt_${createHash('sha256')
    .update(JSON.stringify([type, object]))
    .digest('hex')}`
  const created = Math.floor(Date.now() / 1000)
  return { ...composeEvent({ id, type, object, account: '', created }), data: { object } }
}

/** The event as if the session in it were another. */
export const tamperedEvent = (
  event: Awaited<ReturnType<typeof payInBooks>>,
  changes: Partial<Session>,
) => ({ ...event, data: { object: { ...event.data.object, ...changes } } })

export function sendTestEvent(payload: Payload, event: unknown) {
  const rawBody = JSON.stringify(event)
  const signature = signEvent(rawBody, testWebhookSecret(payload))
  return rest('POST', '/api/webhooks/test', { rawBody, headers: { 'stripe-signature': signature } })
}
