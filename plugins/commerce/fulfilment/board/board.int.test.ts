import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import {
  germanAddress,
  openShop,
  orderOf,
  payInBooks,
  sendTestEvent,
} from '@/plugins/commerce/testing/shop'
import type { BoardAnswer, ListOrdersAnswer } from '@/src/core/contracts/orders/board'
import {
  type BoardColumn,
  boardColumn,
  type GoodsState,
} from '@/src/core/orders/fulfilment/board-column'
import { orderStatuses } from '@/src/core/orders/statuses'
import { slugs } from '@/src/core/slugs'
import { boardColumnSql } from '@/src/server/orders/board-sql'
import { runSql } from '@/src/server/transaction'
import { readWhole, statementsOf } from '@/src/testing/query-plans'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const shop = await openShop(payload)
const stranger = await openShop(payload, 'Stranger')
const req = await createLocalReq({}, payload)
const shirt = await shop.sell({ title: 'Tour shirt', category: 'Merch' })
const album = await shop.sell({ title: 'Tides', trackTitles: ['One'] })
const nextMonth = new Date(Date.now() + 30 * 24 * 3600_000).toISOString()

type Items = Parameters<typeof shop.checkout>[0]

async function buy(items: Items, { isPaid = true, ...body }: Record<string, unknown> = {}) {
  const email = `${randomUUID()}@example.com`
  const { json } = await shop.checkout(items, { email, shippingAddress: germanAddress, ...body })
  if (isPaid) {
    await sendTestEvent(payload, await payInBooks(payload, json.redirectUrl))
  }
  return orderOf(payload, json.orderRef)
}

const get = <Answer>(path: string, token = shop.owner.token) =>
  rest<Answer>('GET', `/api/profiles/${shop.profile.id}/orders${path}`, { token })

const columnOf = async ({ email }: { email: string }) => {
  const { json } = await get<ListOrdersAnswer>(`?words=${email}`)
  return json.orders[0]?.column
}

const put = (id: string, data: Record<string, unknown>) =>
  payload.db.updateOne({
    collection: slugs.orders,
    where: { id: { equals: id } },
    data,
    options: { atomic: true },
  })

it('stands where something is to be done, as things go on', async () => {
  const unpaid = await buy([shop.item(shirt)], { isPaid: false })
  expect(await columnOf(unpaid)).toBe('wait')
  const files = await buy([shop.item(album)])
  expect(await columnOf(files)).toBe('done')

  const order = await buy([shop.item(shirt, { quantity: 2 }), shop.item(album)])
  expect(await columnOf(order)).toBe('pack')
  await put(order.id, { needsReview: 'dispute' })
  expect(await columnOf(order)).toBe('look')
  await put(order.id, { needsReview: null, shippingAddress: { ...germanAddress, city: '' } })
  expect(await columnOf(order)).toBe('look')
  await put(order.id, { shippingAddress: { ...germanAddress, zipCode: '' } })
  expect(await columnOf(order)).toBe('look')
  await put(order.id, { shippingAddress: { ...germanAddress } })
  expect(await columnOf(order)).toBe('pack')

  const refund = (lines: object[]) =>
    rest('POST', `/api/orders/${order.id}/refunds`, {
      token: shop.owner.token,
      body: { key: randomUUID(), lines },
    })
  expect((await refund([{ line: 0, quantity: 1 }])).status).toBe(200)
  expect(await columnOf(order)).toBe('pack')
  expect((await refund([{ line: 0, quantity: 1 }])).status).toBe(200)
  expect(await columnOf(order)).toBe('look')
})

it('waits for what is not out, and for who has not said where they live', async () => {
  const vinyl = await shop.sell({ title: 'Vinyl', category: 'Merch' })
  const ofVinyl = (releaseAt: string) =>
    payload.update({
      collection: slugs.variants,
      id: vinyl.variant.id,
      data: { availabilityStatus: 'preorder', releaseAt },
    })
  await ofVinyl(nextMonth)
  const order = await buy([shop.item(vinyl)])
  expect(await columnOf(order)).toBe('wait')
  const both = await buy([shop.item(vinyl), shop.item(shirt)])
  expect(await columnOf(both)).toBe('pack')
  const sent = await rest('POST', `/api/orders/${both.id}/transition`, {
    token: shop.owner.token,
    body: { to: 'shipped', lines: [1] },
  })
  expect(sent.status).toBe(200)
  const { json } = await get<ListOrdersAnswer>(`?words=${both.email}`)
  expect(json.orders[0]).toMatchObject({ column: 'wait', label: 'Partly sent' })
  await ofVinyl(new Date(Date.now() - 1000).toISOString())
  expect(await columnOf(order)).toBe('pack')

  const gift = await buy([
    shop.item(shirt, {
      isGift: true,
      recipientName: 'Carl',
      recipientEmail: 'carl@example.com',
      recipientMessage: 'For you',
    }),
  ])
  expect(await columnOf(gift)).toBe('wait')
})

it('is the same rule in the database', async () => {
  const goodsOf: Readonly<Partial<Record<GoodsState, string>>> = {
    none: (await buy([shop.item(album)])).id,
    ready: (await buy([shop.item(shirt)])).id,
  }
  for (const [goods, id] of Object.entries(goodsOf)) {
    for (const isMarked of [true, false]) {
      for (const status of orderStatuses) {
        const [row] = await runSql(req)<{ found: BoardColumn }>`
          select ${boardColumnSql} as found from (
            select id, ${sql.raw(`'${status}'::enum_orders_status`)} as status,
              ${isMarked ? 'dispute' : null}::text as needs_review, amount_received_minor,
              shipping_address_street, shipping_address_city, shipping_address_zip_code,
              shipping_address_country
            from orders where id = ${id}) o`
        const facts = { status, isMarked, goods: goods as GoodsState }
        expect([facts, row?.found]).toEqual([facts, boardColumn(facts)])
      }
    }
  }
})

it('counts, pages and finds by number, name, address and product', async () => {
  const order = await buy([shop.item(shirt)], {
    shippingAddress: { ...germanAddress, name: 'Zoë Ünal', city: 'Görlitz', street: 'Oak 77' },
  })
  const board = (await get<BoardAnswer>('/board')).json
  for (const column of ['pack', 'wait', 'look', 'done'] as const) {
    const { json } = await get<ListOrdersAnswer>(`?column=${column}`)
    expect(json.orders).toEqual(board.columns[column])
    expect([json.total, json.orders.length]).toEqual([board.counts[column], json.total])
    const ids = (await get<{ ids: string[] }>(`/ids?column=${column}`)).json.ids
    expect(ids).toEqual(json.orders.map(({ id }) => id))
  }
  expect(board.columns.pack.at(-1)).toMatchObject({
    ref: order.publicRef,
    buyer: 'Zoë Ünal',
    place: 'Görlitz, Germany',
    units: 1,
    items: [{ title: 'Tour shirt', quantity: 1 }],
  })
  for (const words of ['zoe unal', order.publicRef.replaceAll('-', ''), 'tour zoe']) {
    const found = (await get<BoardAnswer>(`/board?words=${encodeURIComponent(words)}`)).json
    expect([words, found.columns.pack.map(({ ref }) => ref)]).toEqual([words, [order.publicRef]])
    expect(found.counts).toEqual({ pack: 1, wait: 0, look: 0, done: 0 })
  }
  const none = await get<ListOrdersAnswer>('?page=9')
  expect([none.status, none.json.orders]).toEqual([200, []])
  expect((await get('?sort=-email')).status).toBe(400)
})

it('puts all in order that the table can', async () => {
  const sorted = async (sort: string) => (await get<ListOrdersAnswer>(`?sort=${sort}`)).json.orders
  const totals = (await sorted('-total')).map(({ totalMinor }) => totalMinor)
  expect(totals).toEqual(totals.toSorted((one, other) => other - one))
  const days = (await sorted('created')).map(({ createdAt }) => createdAt)
  expect(days).toEqual(days.toSorted())
})

it('is of those who work for the site', async () => {
  for (const path of ['', '/board', '/ids']) {
    expect((await get(path, stranger.owner.token)).status).toBe(404)
    expect((await rest('GET', `/api/profiles/${shop.profile.id}/orders${path}`)).status).toBe(401)
  }
})

it('is read by indexes, however many there are', async () => {
  for (const path of ['/board', '?sort=created', '?column=done&words=zoe', '/ids?column=pack']) {
    const statements = await statementsOf(() => get(path))
    expect(statements).not.toEqual([])
    expect(await readWhole(statements)).toEqual([])
  }
})
