import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { lockOrder } from '@/plugins/commerce/orders/find-order'
import { moveOrder } from '@/plugins/commerce/orders/move-order'
import { germanAddress, openShop, orderOf } from '@/plugins/commerce/testing/shop'
import { createOrderStatusTrigger } from '@/src/core/orders/status-trigger'
import { canMove, legalMoves, type OrderStatus, orderStatuses } from '@/src/core/orders/statuses'
import { slugs } from '@/src/core/slugs'
import { withTx } from '@/src/server/transaction'
import { createOwner } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const shop = await openShop(payload)
const { json } = await shop.checkout([shop.item(await shop.sell())])
const orderId = (await orderOf(payload, json.orderRef)).id

const database = () => (payload.db as unknown as PostgresAdapter).drizzle

const pairs = orderStatuses.flatMap((from) =>
  orderStatuses.filter((to) => to !== from).map((to): [OrderStatus, OrderStatus] => [from, to]),
)

/** Puts the order anywhere, past the guard, as nothing in the product can. */
async function put(status: OrderStatus): Promise<void> {
  await database().transaction(async (tx) => {
    await tx.execute(sql`alter table orders disable trigger orders_status_guard`)
    await tx.execute(sql`update orders set status = ${status} where id = ${orderId}`)
    await tx.execute(sql`alter table orders enable trigger orders_status_guard`)
  })
}

const attempt = async (statement: Promise<unknown>) =>
  statement.then(
    () => 'done',
    (error: { cause?: { constraint?: string } }) => error.cause?.constraint,
  )

it('refuses by raw SQL exactly what the table of moves refuses: 39 of 56', async () => {
  const done: string[] = []
  for (const [from, to] of pairs) {
    await put(from)
    const result = await attempt(
      database().execute(sql`update orders set status = ${to} where id = ${orderId}`),
    )
    expect([from, to, result]).toEqual([
      from,
      to,
      canMove(from, to) ? 'done' : 'orders_status_moves',
    ])
    if (result === 'done') {
      done.push(`${from}>${to}`)
    }
  }
  expect(done).toHaveLength(17)
})

it('lets an order begin in no other status, and keeps one that does not change', async () => {
  const order = await payload.findByID({
    collection: slugs.orders,
    id: orderId,
    depth: 0,
    showHiddenFields: true,
  })
  for (const status of orderStatuses.filter((each) => each !== 'initiated_payment')) {
    const { id: _id, checkoutSessionId: _session, paymentIntentId: _intent, ...rest } = order
    const data = { ...rest, status, publicRef: randomUUID(), idempotencyKey: randomUUID() }
    await expect(payload.create({ collection: slugs.orders, data })).rejects.toThrow()
  }
  await put('delivered')
  expect(await attempt(database().execute(sql`update orders set status = 'delivered'`))).toBe(
    'done',
  )
})

it('has the trigger of the table in the database', async () => {
  const { rows } = await database().execute<{ body: string }>(
    sql`select prosrc as body from pg_proc where proname = 'guard_order_status'`,
  )
  expect(createOrderStatusTrigger).toContain(rows[0]?.body.trim())
})

const everyone = ['visitor', 'owner', 'provider', 'system'] as const

it('lets each of four movers make exactly their own moves: 17 pairs pass, 39 for nobody', async () => {
  const req = await createLocalReq({}, payload)
  const passed = new Set<string>()
  for (const [from, to] of pairs) {
    for (const by of everyone) {
      await put(from)
      const order = await withTx(req, () => lockOrder(req, orderId))
      const result = await withTx(req, () => moveOrder(req, order, { to, by, cause: 'test' })).then(
        ({ status }) => status,
        (error: { code?: string }) => error.code,
      )
      const movers = legalMoves[from][to]
      const refusal = movers ? 'FORBIDDEN' : 'ILLEGAL_TRANSITION'
      const expected = movers?.includes(by) ? to : refusal
      expect([from, to, by, result]).toEqual([from, to, by, expected])
      if (result === to) {
        passed.add(`${from}>${to}`)
      }
    }
  }
  expect(passed.size).toBe(17)
})

it('lets only one of two moves at the same time through', async () => {
  await put('processing')
  const req = await createLocalReq({}, payload)
  const stale = await lockOrder(req, orderId)
  await put('shipped')
  const late = moveOrder(req, stale, { to: 'shipped', by: 'owner', cause: 'test' })
  await expect(late).rejects.toMatchObject({ code: 'CONFLICT' })
})

const transition = (token: string | undefined, to: string, id = orderId) =>
  rest<{ message?: string }>('POST', `/api/orders/${id}/transition`, { token, body: { to } })

it('lets owners make their own moves only, over all 56 pairs', async () => {
  const { token } = shop.owner
  for (const [from, to] of pairs) {
    await put(from)
    const { status, json } = await transition(token, to)
    const movers = legalMoves[from][to]
    const expected = movers === undefined ? 409 : movers.includes('owner') ? 200 : 403
    expect([from, to, status]).toEqual([from, to, expected])
    if (expected === 409) {
      expect(json.message).toBe(`Cannot change order from ${from} to ${to}`)
    }
  }
})

it('lets nobody else move an order', async () => {
  await put('processing')
  const stranger = await createOwner(payload, [(await openShop(payload)).profile.id])
  expect((await transition(undefined, 'shipped')).status).toBe(401)
  expect((await transition(shop.visitor.token, 'shipped')).status).toBe(401)
  expect((await transition(stranger.token, 'shipped')).status).toBe(404)
  expect((await transition(shop.owner.token, 'shipped', randomUUID())).status).toBe(404)
  expect((await transition(shop.owner.token, 'lost')).status).toBe(400)
})

it('tells the buyer when the owner ships, with the note, and keeps the history', async () => {
  const shirt = await shop.sell({ category: 'Merch', stockQuantity: 5 })
  const { json } = await shop.checkout([shop.item(shirt)], { shippingAddress: germanAddress })
  const { id } = await shop.pay(json)

  const body = {
    to: 'shipped',
    note: 'Packed with love',
    carrier: 'DHL',
    trackingNumber: '123 456',
  }
  const { token } = shop.owner
  const answer = await rest('POST', `/api/orders/${id}/transition`, { token, body })
  expect(answer.json).toMatchObject({ id, status: 'shipped' })
  const mails = await payload.find({
    collection: slugs.mailLog,
    where: { dedupeKey: { like: `shipped:${id}` } },
  })
  expect(mails.docs[0]?.text).toContain('DHL 123 456')
  expect(mails.docs[0]?.text).toContain('Packed with love')
  expect(mails.docs[0]?.html).toContain('tracking-id=123456')
  const { json: seen } = await shop.readOrder(json)
  expect(seen.parcels).toMatchObject([{ carrier: 'DHL', trackingNumber: '123 456' }])
  expect(seen.lines[0]?.progress).toBe('On its way')
  expect(seen.history.map(({ words }) => words)).toEqual([
    'Ordered',
    'Paid',
    'Being packed',
    'On its way',
  ])
  expect(JSON.stringify(seen)).not.toContain('Packed with love')
  const history = await payload.find({
    collection: slugs.orderEvents,
    where: { order: { equals: id } },
    sort: '-createdAt',
  })
  expect(history.docs[0]).toMatchObject({
    from: 'processing',
    to: 'shipped',
    actorType: 'owner',
    actor: shop.owner.id,
    note: 'Packed with love',
  })
})
