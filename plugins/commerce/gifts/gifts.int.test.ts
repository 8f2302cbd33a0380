import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { deliverDueGifts } from '@/plugins/commerce/gifts/deliver-gifts'
import { giftFor, giftsOfShop } from '@/plugins/commerce/testing/gift-shop'
import { openShop, orderOf, type Reply } from '@/plugins/commerce/testing/shop'
import { mailNewTickets } from '@/plugins/commerce/tickets/mail-tickets'
import type { OwnGifts } from '@/src/core/contracts/orders/gift-answers'
import { longDateTime } from '@/src/core/events/event-date'
import { limits } from '@/src/core/limits'
import { giftAnswers } from '@/src/core/messages/gift-answers'
import { slugs } from '@/src/core/slugs'
import { txDb } from '@/src/server/transaction'
import { createEvent, createTicket } from '@/src/testing/event-factories'
import { createVisitor } from '@/src/testing/factories'
import { payload } from '@/src/testing/test-payload'

const shop = await openShop(payload)
const gifts = giftsOfShop(payload, shop)

const execute = async (statement: ReturnType<typeof sql>) =>
  (await txDb(await createLocalReq({}, payload))).execute(statement)

describe('a gift of music', () => {
  it('that cannot be sent is tried ever later, and left to the owner in the end', async () => {
    const album = await shop.sell({ title: 'Stuck', priceMinor: 900 })
    const { json: reply } = await shop.checkout([
      shop.item(album, giftFor('Ana', { recipientEmail: 'stuck@example.com' })),
    ])
    const order = await shop.pay(reply)
    await execute(sql`
      create function refuse_stuck() returns trigger language plpgsql as $$
        begin raise exception 'no mail for you'; end $$`)
    await execute(sql`
      create trigger refuse_stuck before insert on mail_log for each row
      when (new."to" = 'stuck@example.com') execute function refuse_stuck()`)
    const state = async () => {
      const { rows } = await execute(sql`
        select failures::int, problem, status, extract(epoch from next_try_at - now()) as pause
        from gifts where order_id = ${order.id}`)
      return rows[0] as { failures: number; problem: string; status: string; pause: string }
    }
    const wait = () =>
      execute(
        sql`update gifts set next_try_at = now() - interval '1 second' where order_id = ${order.id}`,
      )
    await deliverDueGifts(payload)
    await deliverDueGifts(payload)
    expect(await state()).toMatchObject({ failures: 1, problem: giftAnswers.notSent })
    const pauses: number[] = []
    for (let round = 1; round < limits.gift.failuresMax; round++) {
      await wait()
      await deliverDueGifts(payload)
      pauses.push(Math.round(Number((await state()).pause)))
    }
    expect(pauses[0]).toBeGreaterThan(50)
    expect(pauses[1]).toBeGreaterThan(100)
    expect(pauses.at(-1)).toBeLessThanOrEqual(limits.gift.longestRetrySeconds)
    await wait()
    await deliverDueGifts(payload)
    expect(await state()).toMatchObject({ failures: limits.gift.failuresMax, status: 'scheduled' })

    // Another chance, once what stood in the way is gone.
    await execute(sql`drop trigger refuse_stuck on mail_log`)
    expect((await gifts.asBuyer(reply, '0/resend')).status).toBe(200)
    await deliverDueGifts(payload)
    expect(await state()).toMatchObject({ failures: 0, problem: null, status: 'sent' })
    expect(await gifts.mailsOf('gift', 'stuck@example.com')).toHaveLength(1)
  })

  it('is sent once it is paid, claimed without an account, and is the recipient’s alone', async () => {
    const album = await shop.sell({ title: 'Salt & Signal', priceMinor: 900 })
    const { json: reply } = await shop.checkout([
      shop.item(album),
      shop.item(album, giftFor('Ana', { recipientEmail: 'ana.first@example.com' })),
    ])
    const before = await orderOf(payload, reply.orderRef)
    await deliverDueGifts(payload)
    expect((await gifts.giftsOf(before.id)).map(({ status }) => status)).toEqual([
      'pending_payment',
    ])

    const order = await shop.pay(reply)
    expect(order.status).toBe('delivered')
    await Promise.all([deliverDueGifts(payload), deliverDueGifts(payload)])
    const [mail, second] = await gifts.mailsOf('gift', 'ana.first@example.com')
    expect(second).toBeUndefined()
    expect(mail?.subject).toBe('A gift for you from Luna Vale')
    expect(mail?.text).toContain('“For the long drive home”')
    expect(mail?.text).not.toContain('fan@example.com')
    const [receipt] = await gifts.mailsOf('gift-receipt', 'fan@example.com')
    expect(receipt?.subject).toBe('Your gift from Luna Vale has been delivered')

    const link = await gifts.linkOf(order.id)
    expect(mail?.text).toContain(`/gift/${link}`)
    const page = await gifts.open(link)
    expect(page.json).toMatchObject({
      state: 'sent',
      isYours: false,
      kind: 'digital',
      title: 'Salt & Signal',
      giverName: 'Ben',
      recipientName: 'Ana',
      message: 'For the long drive home',
      tracks: [],
    })
    expect(JSON.stringify(page.json)).not.toContain('fan@example.com')
    const stored = JSON.stringify((await gifts.giftsOf(order.id))[0])
    expect(stored).not.toContain(link)

    const claimed = await gifts.claim(link, { email: 'ana.new@example.com' })
    expect([claimed.status, claimed.json.gift]).toMatchObject([200, { isYours: true, email: '' }])
    const [key] = await gifts.mailsOf('gift-claimed', 'ana.new@example.com')
    expect(key?.text).toContain(`/gift/${claimed.json.token}`)
    expect((await gifts.open(claimed.json.token)).json).toMatchObject({
      state: 'claimed',
      isYours: true,
    })
    // The mailed link still says what became of it, and gives nothing.
    expect((await gifts.open(link)).json).toMatchObject({
      state: 'claimed',
      isYours: false,
      tracks: [],
    })

    const { docs: rights } = await payload.find({
      collection: slugs.entitlements,
      where: { order: { equals: order.id } },
      sort: 'line',
      depth: 0,
    })
    expect(rights).toMatchObject([
      { line: 0, source: 'purchase', email: 'fan@example.com' },
      { line: 1, source: 'gift', email: 'ana.new@example.com' },
    ])
  })

  it('goes to one of fifty who claim it at the same time', async () => {
    const album = await shop.sell({ priceMinor: 900 })
    const { order } = await gifts.give(album, [giftFor('Ana')])
    await deliverDueGifts(payload)
    const link = await gifts.linkOf(order.id)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        gifts.claim(link, { email: `ana${index}@example.com` }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    // A machine with much else to do may ask some of them to come again.
    expect(statuses.filter((status) => ![200, 409, 503].includes(status))).toEqual([])
    const late = await gifts.claim(link)
    expect([late.status, late.json.message]).toEqual([409, 'This gift has been claimed already.'])
    const { totalDocs } = await payload.count({
      collection: slugs.entitlements,
      where: { order: { equals: order.id } },
    })
    expect(totalDocs).toBe(1)
  })

  it('waits for its day', async () => {
    const album = await shop.sell({ priceMinor: 900 })
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString()
    const { order, reply } = await gifts.give(album, [giftFor('Eve', { deliverAt: day })])
    await deliverDueGifts(payload)
    const gift = async () => (await shop.readOrder(reply)).json.lines[0]?.gift
    expect(await gift()).toMatchObject({ state: 'scheduled', deliverAt: day, canChange: true })
    expect(await gifts.mailsOf('gift', 'eve@example.com')).toEqual([])
    expect((await gifts.open(await gifts.linkOf(order.id))).status).toBe(404)

    await execute(
      sql`update gifts set deliver_at = now() - interval '1 second' where order_id = ${order.id}`,
    )
    await deliverDueGifts(payload)
    expect(await gift()).toMatchObject({ state: 'sent', canSendAgain: true })
    expect(await gifts.mailsOf('gift', 'eve@example.com')).toHaveLength(1)
  })

  it('is claimed into the account of who is signed in, and shows there on both sides', async () => {
    const album = await shop.sell({ title: 'Tidewater', priceMinor: 900 })
    const buyer = await createVisitor(payload, shop.profile.id, { isConfirmed: true })
    const { json: reply } = await shop.call<Reply>('POST', '/api/public/checkout', {
      token: buyer.token,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: {
        profileId: shop.profile.id,
        email: buyer.email,
        items: [shop.item(album, giftFor('Ana'))],
      },
    })
    const order = await shop.pay(reply)
    await deliverDueGifts(payload)
    await gifts.claim(
      await gifts.linkOf(order.id),
      { email: 'else@example.com' },
      shop.visitor.token,
    )

    const ownGifts = (token: string) => shop.call<OwnGifts>('GET', '/api/public/gifts', { token })
    expect((await ownGifts(buyer.token)).json).toMatchObject({
      given: [{ title: 'Tidewater', recipientName: 'Ana', state: 'claimed', canChange: false }],
      received: [],
    })
    const received = (await ownGifts(shop.visitor.token)).json
    expect(received).toMatchObject({
      given: [],
      received: [{ title: 'Tidewater', giverName: 'Ben' }],
    })
    expect((await gifts.open(received.received[0]?.token ?? '')).json.isYours).toBe(true)
  })
})

it('gives tickets to anyone who claims them, and none to the buyer', async () => {
  const event = await createEvent(payload, shop.profile.id)
  const kind = await createTicket(payload, { profile: shop.profile.id, event: event.id })
  const wish = { product: { id: String(kind.product) }, variant: kind }
  const { json: reply } = await shop.checkout([shop.item(wish, { quantity: 2, ...giftFor('Ana') })])
  const order = await shop.pay(reply)
  const ticketsOf = () =>
    payload.count({ collection: slugs.tickets, where: { order: { equals: order.id } } })
  expect((await ticketsOf()).totalDocs).toBe(0)
  await deliverDueGifts(payload)
  const link = await gifts.linkOf(order.id)
  const { title, startsAt, timeZone } = event
  expect((await gifts.open(link)).json.event).toMatchObject({ title, startsAt, timeZone })
  const told = (await gifts.mailsOf('gift', 'ana@example.com')).at(-1)?.text
  for (const fact of [title, longDateTime(startsAt, timeZone), 'The Hall', 'Leeds']) {
    expect(told).toContain(fact)
  }
  const { json } = await gifts.claim(link)
  expect(json.gift).toMatchObject({ kind: 'ticket', quantity: 2 })
  expect(json.gift.tickets).toMatchObject([
    { holderName: 'Ana', eventTitle: 'The launch', state: 'valid' },
    { holderName: 'Ana' },
  ])
  expect((await shop.readOrder(reply)).json.lines[0]?.tickets).toEqual([])
  await mailNewTickets(payload)
  const [mail] = await gifts.mailsOf('tickets', 'ana@example.com')
  expect(mail?.text).not.toContain(reply.token)
})

it('is unknown on another site, to guesses, and under a wrong key', async () => {
  const album = await shop.sell({ priceMinor: 900 })
  const { order } = await gifts.give(album, [giftFor('Ana')])
  await deliverDueGifts(payload)
  const link = await gifts.linkOf(order.id)
  const other = await openShop(payload, 'Other')
  expect((await other.call('GET', `/api/public/gifts/${link}`)).status).toBe(404)
  const foreign = await other.call('POST', `/api/public/gifts/${link}/claim`, { body: {} })
  expect(foreign.status).toBe(404)
  for (const guess of ['x', 'a'.repeat(43), `${link.slice(0, -1)}_`]) {
    expect((await gifts.open(guess)).status).toBe(404)
  }
  const download = await shop.call('POST', '/api/public/downloads', {
    body: { giftToken: link, productId: album.product.id },
  })
  expect(download.status).toBe(404)
})
