import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { giftFor } from '@/plugins/commerce/testing/gift-shop'
import { openPricedShop } from '@/plugins/commerce/testing/priced-shop'
import { germanAddress, orderOf, payInBooks, sendTestEvent } from '@/plugins/commerce/testing/shop'
import type { OrderState } from '@/src/core/contracts/orders/order-calls'
import { deletedEmail } from '@/src/core/deleted-account'
import type { ErrorBody } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { linesOf } from '@/src/testing/audit-lines'
import { createEvent, createTicket } from '@/src/testing/event-factories'
import { createVisitor } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

const messages = ownerMessages.correctBuyer

const luna = await openPricedShop(payload, 'Luna')
const kito = await openPricedShop(payload, 'Kito')
await luna.makeRate()

const correct = (id: string, body: unknown, token: string | undefined = luna.owner.token) =>
  rest<OrderState & ErrorBody>('POST', `/api/orders/${id}/buyer`, { token, body })
const read = (id: string) => payload.findByID({ collection: slugs.orders, id, depth: 0 })
const address = (change: object = {}) => ({ ...germanAddress, ...change })

async function pay(items: Record<string, unknown>[], body: Record<string, unknown> = {}) {
  const email = `${randomUUID()}@exmaple.com`
  const { json } = await luna.checkout(items, { email, ...body })
  await sendTestEvent(payload, await payInBooks(payload, json.redirectUrl))
  return { ...json, ...(await orderOf(payload, json.orderRef)) }
}

/** A paid order of a shirt and an album. */
async function buy(body: Record<string, unknown> = {}) {
  const shirt = await luna.sell({ title: 'Tour shirt', category: 'Merch' })
  const album = await luna.sell({ title: 'Tides', trackTitles: ['One'] })
  return pay([luna.item(shirt), luna.item(album)], { shippingAddress: germanAddress, ...body })
}

it('is a call of those who work for the artist', async () => {
  const order = await buy()
  const body = { email: 'ada@example.com' }
  const statuses = [
    await rest('POST', `/api/orders/${order.id}/buyer`, { body }),
    await correct(order.id, body, luna.visitor.token),
    await correct(order.id, body, kito.owner.token),
    await correct(randomUUID(), body),
    await correct(order.id, { email: 'no address' }),
    await correct(order.id, { shippingAddress: { ...germanAddress, street: '' } }),
  ].map(({ status }) => status)
  expect(statuses).toEqual([401, 401, 404, 404, 400, 400])
  expect((await read(order.id)).email).toBe(order.email)
})

describe('an email', () => {
  it('moves with what it bought, and the receipt and the library find the buyer there', async () => {
    const profile = luna.profile.id
    const event = await createEvent(payload, profile)
    const ticket = await createTicket(payload, { profile, event: event.id })
    const album = await luna.sell({ title: 'Tides', trackTitles: ['One'] })
    const seat = luna.item({
      product: { id: String(ticket.product) },
      variant: ticket,
    })
    const order = await pay([luna.item(album), seat], { name: 'Ada Fan' })
    const fan = await createVisitor(payload, profile, { isConfirmed: true })
    const audit = await linesOf(payload, async () => {
      expect((await correct(order.id, { email: fan.email.toUpperCase() })).status).toBe(200)
      // The same once more is no news.
      expect((await correct(order.id, { email: fan.email })).status).toBe(200)
    })
    const emails = await rowsOf<{ email: string }>(
      payload,
      sql`select email from orders where id = ${order.id}
        union all select email from entitlements where order_id = ${order.id}
        union all select holder_email from tickets where order_id = ${order.id}`,
    )
    expect(emails.map(({ email }) => email)).toEqual([fan.email, fan.email, fan.email])
    const library = await luna.call('GET', '/api/public/library', { token: fan.token })
    expect(JSON.stringify(library.json)).toContain('Tides')
    const resent = await rest('POST', `/api/orders/${order.id}/resend`, {
      token: luna.owner.token,
      body: { mail: 'receipt' },
    })
    expect(resent.status).toBe(200)
    const [mail] = await rowsOf<{ text: string }>(
      payload,
      sql`select text from mail_log where "to" = ${fan.email} and kind = 'receipt'`,
    )
    expect(mail?.text).toContain(order.token)
    // The link of before goes on working.
    expect((await luna.readOrder(order)).status).toBe(200)

    expect(audit).toMatchObject([
      {
        action: 'order_buyer_changed',
        profile,
        actor: luna.owner.id,
        targetLabel: order.publicRef,
        details: { email: true, address: false },
      },
    ])
    const { docs: events } = await payload.find({
      collection: slugs.orderEvents,
      where: { and: [{ order: { equals: order.id } }, { cause: { equals: 'buyer email' } }] },
      depth: 0,
    })
    expect(events).toMatchObject([{ actorType: 'owner', actor: luna.owner.id }])
    for (const known of [order.email, fan.email]) {
      expect(JSON.stringify([audit, events])).not.toContain(known)
    }
  })

  it('leaves alone what others bought or were given, and is nobody’s who gets a gift of it', async () => {
    const album = await luna.sell({ title: 'Tides', trackTitles: ['One'] })
    const order = await pay([luna.item(album, giftFor('Ana')), luna.item(album)])
    const other = await pay([luna.item(album)], { email: order.email })
    // Anyone who got the gift has claimed it with that address.
    await rowsOf(
      payload,
      sql`insert into entitlements (profile_id, email, order_id, line, unit, product_id, source)
        values (${luna.profile.id}, ${order.email}, ${order.id}, 0, 0, ${album.product.id}, 'gift')`,
    )
    const refused = await correct(order.id, { email: 'ana@example.com' })
    expect([refused.status, refused.json.message]).toEqual([400, messages.getsGift])
    await correct(order.id, { email: 'ada@example.com' })
    const rows = await rowsOf(
      payload,
      sql`select source, email from entitlements where order_id in (${order.id}, ${other.id})`,
    )
    expect(rows).toHaveLength(3)
    expect(rows).toEqual(
      expect.arrayContaining([
        { source: 'gift', email: order.email },
        { source: 'purchase', email: order.email },
        { source: 'purchase', email: 'ada@example.com' },
      ]),
    )
    expect((await read(other.id)).email).toBe(order.email)
  })

  it('stays where an account has the order, and where its buyer has gone', async () => {
    const [owned, gone] = [await buy(), await buy()]
    await rowsOf(
      payload,
      sql`update orders set account_id = ${luna.visitor.id} where id = ${owned.id}`,
    )
    await rowsOf(payload, sql`update orders set email = ${deletedEmail} where id = ${gone.id}`)
    for (const { id } of [owned, gone]) {
      const { status, json } = await correct(id, { email: 'ada@example.com' })
      expect([status, json.message]).toEqual([409, messages.hasAccount])
    }
  })
})

describe('an address', () => {
  it('is corrected within the country that shipping was paid to, name and all', async () => {
    const order = await buy()
    const abroad = await correct(order.id, { shippingAddress: address({ country: 'FR' }) })
    expect([abroad.status, abroad.json.message]).toEqual([400, messages.otherCountry('Germany')])
    const shippingAddress = address({ name: 'Ada Funn', street: 'Main 11', line2: 'Floor 2' })
    expect((await correct(order.id, { shippingAddress })).status).toBe(200)
    expect(await read(order.id)).toMatchObject({ buyerName: 'Ada Funn', shippingAddress })
    expect((await read(order.id)).email).toBe(order.email)
  })

  it('stays once the parcel has left, and where there is none', async () => {
    const sent = await buy()
    await rest('POST', `/api/orders/${sent.id}/transition`, {
      token: luna.owner.token,
      body: { to: 'shipped' },
    })
    const shirt = await luna.sell({ title: 'Tour shirt', category: 'Merch' })
    const given = await pay([luna.item(shirt, giftFor('Ana'))], { country: 'DE' })
    const files = await pay([luna.item(await luna.sell())])
    const refunded = await buy()
    await rest('POST', `/api/orders/${refunded.id}/refunds`, {
      token: luna.owner.token,
      body: { key: randomUUID() },
    })
    for (const { id } of [sent, given, files, refunded]) {
      const body = { email: 'ada@example.com', shippingAddress: address({ street: 'Main 11' }) }
      const { status, json } = await correct(id, body)
      expect([status, json.message]).toEqual([409, messages.nothingToShip])
      // Both or neither.
      expect((await read(id)).email).not.toBe('ada@example.com')
    }
  })
})
