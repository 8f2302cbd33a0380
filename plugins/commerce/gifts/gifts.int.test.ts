import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverDueGifts } from '@/plugins/commerce/gifts/deliver-gifts'
import { claimTokenOf } from '@/plugins/commerce/gifts/gift-link'
import { withdrawGifts } from '@/plugins/commerce/gifts/withdraw-gifts'
import { lockOrder } from '@/plugins/commerce/orders/find-order'
import {
  germanAddress,
  openShop,
  orderOf,
  payInBooks,
  type Reply,
  sendTestEvent,
} from '@/plugins/commerce/testing/shop'
import { mailNewTickets } from '@/plugins/commerce/tickets/mail-tickets'
import type { ClaimReply, GiftPage, OrderGift, OwnGifts } from '@/src/core/contracts/gifts'
import type { OrderView } from '@/src/core/contracts/orders'
import type { ErrorBody } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { messages } from '@/src/core/messages'
import { slugs } from '@/src/core/slugs'
import { txDb, withTx } from '@/src/server/transaction'
import { bootTestPayload, type TestPayload } from '@/src/testing/boot-test-payload'
import { createEvent, createTicket } from '@/src/testing/event-factories'
import { createVisitor } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'

let test: TestPayload
let shop: Awaited<ReturnType<typeof openShop>>

beforeAll(async () => {
  test = await bootTestPayload()
  shop = await openShop(test.payload)
})
afterAll(() => test.close())

const giftFor = (name: string, rest: Record<string, unknown> = {}) => ({
  isGift: true,
  recipientName: name,
  recipientEmail: `${name.toLowerCase()}@example.com`,
  recipientMessage: 'For the long drive home',
  giverName: 'Ben',
  ...rest,
})

async function pay(reply: Reply) {
  await sendTestEvent(test.payload, await payInBooks(test.payload, reply.redirectUrl))
  return orderOf(test.payload, reply.orderRef)
}

type Wish = Parameters<typeof shop.item>[0]

/** A paid order of one thing for each recipient. */
async function give(product: Wish, recipients: Record<string, unknown>[]) {
  const items = recipients.map((recipient) => shop.item(product, recipient))
  const { json } = await shop.checkout(items)
  return { reply: json, order: await pay(json) }
}

const giftsOf = async (orderId: string) =>
  (
    await test.payload.find({
      collection: slugs.gifts,
      where: { order: { equals: orderId } },
      sort: 'line',
      depth: 0,
      showHiddenFields: true,
    })
  ).docs

/** The link in the mail, made as the mail makes it: the log keeps its text from owners. */
const linkOf = async (orderId: string, line = 0) => {
  const gift = (await giftsOf(orderId))[line]
  if (!gift) {
    throw new Error('No such gift')
  }
  return claimTokenOf(test.payload.secret, gift)
}

const mailsOf = async (kind: string, to: string) =>
  (
    await test.payload.find({
      collection: slugs.mailLog,
      where: { kind: { equals: kind }, to: { equals: to } },
      sort: 'createdAt',
      depth: 0,
    })
  ).docs

const open = (token: string) => shop.call<GiftPage & ErrorBody>('GET', `/api/public/gifts/${token}`)
const claim = (token: string, body: Record<string, unknown> = {}, jwt?: string) =>
  shop.call<ClaimReply & ErrorBody>('POST', `/api/public/gifts/${token}/claim`, {
    body,
    ...(jwt && { token: jwt }),
  })
const buyersCall = <Body = OrderGift & ErrorBody>(reply: Reply, path: string, body: unknown = {}) =>
  shop.call<Body>(
    'POST',
    `/api/public/orders/${reply.orderRef}/gifts/${path}?token=${reply.token}`,
    {
      body,
    },
  )
const execute = async (statement: ReturnType<typeof sql>) =>
  (await txDb(await createLocalReq({}, test.payload))).execute(statement)

describe('a gift of music', () => {
  it('that cannot be sent is tried ever later, and left to the owner in the end', async () => {
    const album = await shop.sell({ title: 'Stuck', priceMinor: 900 })
    const { json: reply } = await shop.checkout([
      shop.item(album, giftFor('Ana', { recipientEmail: 'stuck@example.com' })),
    ])
    const order = await pay(reply)
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
    await deliverDueGifts(test.payload)
    await deliverDueGifts(test.payload)
    expect(await state()).toMatchObject({ failures: 1, problem: messages.gift.notSent })
    const pauses: number[] = []
    for (let round = 1; round < limits.gift.failuresMax; round++) {
      await wait()
      await deliverDueGifts(test.payload)
      pauses.push(Math.round(Number((await state()).pause)))
    }
    expect(pauses[0]).toBeGreaterThan(50)
    expect(pauses[1]).toBeGreaterThan(100)
    expect(pauses.at(-1)).toBeLessThanOrEqual(limits.gift.longestRetrySeconds)
    await wait()
    await deliverDueGifts(test.payload)
    expect(await state()).toMatchObject({ failures: limits.gift.failuresMax, status: 'scheduled' })

    // Another chance, once what stood in the way is gone.
    await execute(sql`drop trigger refuse_stuck on mail_log`)
    expect((await buyersCall(reply, '0/resend')).status).toBe(200)
    await deliverDueGifts(test.payload)
    expect(await state()).toMatchObject({ failures: 0, problem: null, status: 'sent' })
    expect(await mailsOf('gift', 'stuck@example.com')).toHaveLength(1)
  })

  it('is sent once it is paid, claimed without an account, and is the recipient’s alone', async () => {
    const album = await shop.sell({ title: 'Salt & Signal', priceMinor: 900 })
    const { json: reply } = await shop.checkout([
      shop.item(album),
      shop.item(album, giftFor('Ana', { recipientEmail: 'ana.first@example.com' })),
    ])
    const before = await orderOf(test.payload, reply.orderRef)
    await deliverDueGifts(test.payload)
    expect((await giftsOf(before.id)).map(({ status }) => status)).toEqual(['pending_payment'])

    const order = await pay(reply)
    expect(order.status).toBe('delivered')
    await Promise.all([deliverDueGifts(test.payload), deliverDueGifts(test.payload)])
    const [mail, second] = await mailsOf('gift', 'ana.first@example.com')
    expect(second).toBeUndefined()
    expect(mail?.subject).toBe('A gift for you from Luna Vale')
    expect(mail?.text).toContain('“For the long drive home”')
    expect(mail?.text).not.toContain('fan@example.com')
    const [receipt] = await mailsOf('gift-receipt', 'fan@example.com')
    expect(receipt?.subject).toBe('Your gift from Luna Vale has been delivered')

    const link = await linkOf(order.id)
    expect(mail?.text).toContain(`/gift/${link}`)
    const page = await open(link)
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
    const stored = JSON.stringify((await giftsOf(order.id))[0])
    expect(stored).not.toContain(link)

    const claimed = await claim(link, { email: 'ana.new@example.com' })
    expect([claimed.status, claimed.json.gift]).toMatchObject([200, { isYours: true, email: '' }])
    const [key] = await mailsOf('gift-claimed', 'ana.new@example.com')
    expect(key?.text).toContain(`/gift/${claimed.json.token}`)
    expect((await open(claimed.json.token)).json).toMatchObject({ state: 'claimed', isYours: true })
    // The mailed link still says what became of it, and gives nothing.
    expect((await open(link)).json).toMatchObject({ state: 'claimed', isYours: false, tracks: [] })

    const { docs: rights } = await test.payload.find({
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
    const { order } = await give(album, [giftFor('Ana')])
    await deliverDueGifts(test.payload)
    const link = await linkOf(order.id)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => claim(link, { email: `ana${index}@example.com` })),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    // A machine with much else to do may ask some of them to come again.
    expect(statuses.filter((status) => ![200, 409, 503].includes(status))).toEqual([])
    const late = await claim(link)
    expect([late.status, late.json.message]).toEqual([409, 'This gift has been claimed already.'])
    const { totalDocs } = await test.payload.count({
      collection: slugs.entitlements,
      where: { order: { equals: order.id } },
    })
    expect(totalDocs).toBe(1)
  })

  it('waits for its day', async () => {
    const album = await shop.sell({ priceMinor: 900 })
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString()
    const { order, reply } = await give(album, [giftFor('Eve', { deliverAt: day })])
    await deliverDueGifts(test.payload)
    const gift = async () => (await shop.readOrder(reply)).json.lines[0]?.gift
    expect(await gift()).toMatchObject({ state: 'scheduled', deliverAt: day, canChange: true })
    expect(await mailsOf('gift', 'eve@example.com')).toEqual([])
    expect((await open(await linkOf(order.id))).status).toBe(404)

    await execute(
      sql`update gifts set deliver_at = now() - interval '1 second' where order_id = ${order.id}`,
    )
    await deliverDueGifts(test.payload)
    expect(await gift()).toMatchObject({ state: 'sent', canSendAgain: true })
    expect(await mailsOf('gift', 'eve@example.com')).toHaveLength(1)
  })

  it('is claimed into the account of who is signed in, and shows there on both sides', async () => {
    const album = await shop.sell({ title: 'Tidewater', priceMinor: 900 })
    const buyer = await createVisitor(test.payload, shop.profile.id, { isConfirmed: true })
    const { json: reply } = await shop.call<Reply>('POST', '/api/public/checkout', {
      token: buyer.token,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: {
        profileId: shop.profile.id,
        email: buyer.email,
        items: [shop.item(album, giftFor('Ana'))],
      },
    })
    const order = await pay(reply)
    await deliverDueGifts(test.payload)
    await claim(await linkOf(order.id), { email: 'else@example.com' }, shop.visitor.token)

    const gifts = (token: string) => shop.call<OwnGifts>('GET', '/api/public/gifts', { token })
    expect((await gifts(buyer.token)).json).toMatchObject({
      given: [{ title: 'Tidewater', recipientName: 'Ana', state: 'claimed', canChange: false }],
      received: [],
    })
    const received = (await gifts(shop.visitor.token)).json
    expect(received).toMatchObject({
      given: [],
      received: [{ title: 'Tidewater', giverName: 'Ben' }],
    })
    expect((await open(received.received[0]?.token ?? '')).json.isYours).toBe(true)
  })
})

describe('its buyer', () => {
  it('corrects the address, after which the former link is worthless', async () => {
    const album = await shop.sell({ priceMinor: 900 })
    const { order, reply } = await give(album, [giftFor('Typo')])
    await deliverDueGifts(test.payload)
    const former = await linkOf(order.id)
    const self = await buyersCall(reply, '0', { recipientEmail: ' Fan@example.com' })
    expect([self.status, self.json.message]).toEqual([400, 'Use a different email for a gift.'])
    const changed = await buyersCall(reply, '0', { recipientEmail: 'Right@example.com' })
    expect(changed.json).toMatchObject({ state: 'sent', recipientEmail: 'right@example.com' })
    const [mail] = await mailsOf('gift', 'right@example.com')
    expect(mail?.text).toContain(await linkOf(order.id))
    expect((await open(former)).status).toBe(404)
    expect((await claim(former)).status).toBe(404)
    expect((await claim(await linkOf(order.id))).status).toBe(200)
    const late = await buyersCall(reply, '0', { recipientEmail: 'late@example.com' })
    expect(late.status).toBe(409)
  })

  it('sends it again, three times a day, with the same link', async () => {
    const album = await shop.sell({ priceMinor: 900 })
    const { order, reply } = await give(album, [giftFor('Again')])
    await deliverDueGifts(test.payload)
    const statuses: number[] = []
    for (let time = 0; time < 4; time += 1) {
      statuses.push((await buyersCall(reply, '0/resend')).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
    const mails = await mailsOf('gift', 'again@example.com')
    const link = await linkOf(order.id)
    expect(mails.map(({ text }) => text?.includes(link))).toEqual([true, true, true, true])
  })

  it('hears when the mail could not be delivered, and when nobody claimed it in time', async () => {
    const album = await shop.sell({ priceMinor: 900 })
    const { order, reply } = await give(album, [giftFor('Gone'), giftFor('Slow')])
    await deliverDueGifts(test.payload)
    await execute(sql`update mail_log set state = 'failed' where "to" = 'gone@example.com'`)
    await execute(
      sql`update gifts set expires_at = now() - interval '1 second' where order_id = ${order.id} and line = 1`,
    )
    const { json } = await shop.readOrder(reply)
    expect(json.lines.map(({ gift }) => gift)).toMatchObject([
      { state: 'failed', canChange: true, canSendAgain: true },
      { state: 'expired', canChange: false, canSendAgain: false },
    ])
    const late = await claim(await linkOf(order.id, 1))
    expect([late.status, late.json.message]).toEqual([409, 'This gift was not claimed in time.'])
  })

  it('is nobody else', async () => {
    const album = await shop.sell({ priceMinor: 900 })
    const { reply } = await give(album, [giftFor('Ana')])
    const other = await shop.checkout([shop.item(album)])
    const stranger = { ...reply, token: other.json.token }
    expect((await buyersCall(stranger, '0/resend')).status).toBe(404)
    expect((await buyersCall(reply, '7/resend')).status).toBe(404)
  })
})

describe('a gift of a thing', () => {
  it('is sent where its recipient says', async () => {
    const shirt = await shop.sell({ category: 'Merch', priceMinor: 2500, stockQuantity: 3 })
    const { order, reply } = await give(shirt, [giftFor('Ana')])
    expect(order).toMatchObject({ status: 'processing' })
    await deliverDueGifts(test.payload)
    const link = await linkOf(order.id)
    expect((await open(link)).json).toMatchObject({ kind: 'shipping', address: null })
    const bare = await claim(link)
    expect(bare.json.errors).toEqual([
      { field: 'address', message: 'We need an address to send it to.' },
    ])
    expect((await open(link)).json.state).toBe('sent')
    const claimed = await claim(link, { address: germanAddress })
    expect(claimed.json.gift).toMatchObject({ state: 'claimed', address: germanAddress })
    expect((await giftsOf(order.id))[0]).toMatchObject({ address: germanAddress })
    // The buyer sees that it was claimed, and not where it goes.
    const { json } = await shop.readOrder(reply)
    expect(json.lines[0]?.gift?.state).toBe('claimed')
    expect(JSON.stringify(json)).not.toContain(germanAddress.zipCode)
  })

  it('goes out once it has an address, and its recipient hears of the parcel', async () => {
    const [shirt, poster] = [
      await shop.sell({ title: 'Tour shirt', category: 'Merch', priceMinor: 2500 }),
      await shop.sell({ title: 'Poster', category: 'Merch', priceMinor: 1300 }),
    ]
    const email = 'carl@example.com'
    const { json: reply } = await shop.checkout(
      [shop.item(shirt, giftFor('Carl')), shop.item(shirt, giftFor('Late')), shop.item(poster)],
      { shippingAddress: { ...germanAddress, name: 'Ben' } },
    )
    const order = await pay(reply)
    const send = () =>
      rest<ErrorBody>('POST', `/api/orders/${order.id}/transition`, {
        token: shop.owner.token,
        body: { to: 'shipped', carrier: 'DHL', trackingNumber: '42', note: 'Thanks, Ben' },
      })
    const early = await send()
    expect([early.status, early.json.message]).toEqual([409, messages.gift.waitsForAddress('Carl')])
    await deliverDueGifts(test.payload)
    expect((await send()).status).toBe(409)
    const { json: claimed } = await claim(await linkOf(order.id), { address: germanAddress, email })
    const { docs: events } = await test.payload.find({
      collection: slugs.orderEvents,
      where: { and: [{ order: { equals: order.id } }, { cause: { contains: 'gift address' } }] },
      depth: 0,
    })
    expect(events.map(({ note }) => note)).toEqual([messages.gift.hasAddress('Tour shirt')])
    expect((await send()).json.message).toBe(messages.gift.waitsForAddress('Late'))
    // What nobody claims in time holds nothing up.
    await execute(sql`
      update gifts set expires_at = now() - interval '1 second'
      where order_id = ${order.id} and line = 1`)
    expect((await send()).status).toBe(200)
    const mails = await mailsOf('gift-shipped', email)
    expect(mails.map(({ text }) => text?.includes('DHL 42'))).toEqual([true])
    expect(mails[0]?.text).toContain(`/gift/${claimed.token}`)
    expect(mails[0]?.text).not.toMatch(/Poster|\$|Thanks, Ben/)
    expect(mails[0]?.text).not.toContain(order.publicRef)
    expect(await mailsOf('gift-shipped', 'late@example.com')).toEqual([])
  })

  it('that is picked up waits for its claim, and tells whoever claimed it that it is ready', async () => {
    const mug = await shop.sell({ title: 'Mug', category: 'Merch', priceMinor: 1300 })
    await test.payload.update({
      collection: slugs.variants,
      id: mug.variant.id,
      data: { deliveryType: 'pickup' },
    })
    const email = 'pia@example.com'
    const { order } = await give(mug, [giftFor('Pia')])
    await deliverDueGifts(test.payload)
    const ready = () =>
      rest<ErrorBody>('POST', `/api/orders/${order.id}/transition`, {
        token: shop.owner.token,
        body: { to: 'shipped', note: 'Thanks, Ben' },
      })
    const early = await ready()
    expect([early.status, early.json.message]).toEqual([409, messages.gift.waitsForClaim('Pia')])
    const { json: claimed } = await claim(await linkOf(order.id), { email })
    expect((await ready()).status).toBe(200)
    const [mail, second] = await mailsOf('gift-pickup-ready', email)
    expect(second).toBeUndefined()
    expect(mail?.subject).toBe('Your gift from Luna Vale is ready to be picked up')
    expect(mail?.text).toContain(`/gift/${claimed.token}`)
    expect(mail?.text).not.toMatch(/\$|Thanks, Ben/)
    expect(mail?.text).not.toContain(order.publicRef)
    expect(await mailsOf('gift-shipped', email)).toEqual([])
  })

  it('asks its buyer for a country alone where shipping has a price, and is sent nowhere else', async () => {
    const store = await openShop(test.payload, 'Shipping')
    await test.payload.create({
      collection: slugs.shippingRates,
      data: {
        profile: store.profile.id,
        name: 'Standard',
        countries: ['DE'],
        firstItemMinor: 500,
        extraItemMinor: 0,
      },
    })
    const shirt = await store.sell({ category: 'Merch', priceMinor: 2500 })
    const items = [store.item(shirt, giftFor('Ana'))]
    expect((await store.checkout(items)).json.errors?.[0]?.field).toBe('country')
    const { json } = await store.checkout(items, { country: 'DE' })
    const order = await pay(json)
    expect(order).toMatchObject({ totalMinor: 3000, shippingMinor: 500 })
    await deliverDueGifts(test.payload)
    const token = await linkOf(order.id)
    const call = (country: string) =>
      store.call<ClaimReply & ErrorBody>('POST', `/api/public/gifts/${token}/claim`, {
        body: { address: { ...germanAddress, country } },
      })
    expect((await call('FR')).json.message).toBe(
      'Shipping was paid to Germany, so it can only be sent there.',
    )
    expect((await call('DE')).status).toBe(200)
    expect((await store.readOrder(json)).json.shippingAddress).toBeNull()
  })
})

it('gives tickets to whoever claims them, and none to the buyer', async () => {
  const event = await createEvent(test.payload, shop.profile.id)
  const kind = await createTicket(test.payload, { profile: shop.profile.id, event: event.id })
  const wish = { product: { id: String(kind.product) }, variant: kind }
  const { json: reply } = await shop.checkout([shop.item(wish, { quantity: 2, ...giftFor('Ana') })])
  const order = await pay(reply)
  const ticketsOf = () =>
    test.payload.count({ collection: slugs.tickets, where: { order: { equals: order.id } } })
  expect((await ticketsOf()).totalDocs).toBe(0)
  await deliverDueGifts(test.payload)
  const { json } = await claim(await linkOf(order.id))
  expect(json.gift).toMatchObject({ kind: 'ticket', quantity: 2 })
  expect(json.gift.tickets).toMatchObject([
    { holderName: 'Ana', eventTitle: 'The launch', state: 'valid' },
    { holderName: 'Ana' },
  ])
  expect((await shop.readOrder(reply)).json.lines[0]?.tickets).toEqual([])
  await mailNewTickets(test.payload)
  const [mail] = await mailsOf('tickets', 'ana@example.com')
  expect(mail?.text).not.toContain(reply.token)
})

describe('taken back', () => {
  const takeBack = async (orderId: string, claimed: 'keep' | 'withdraw') => {
    const req = await createLocalReq({}, test.payload)
    return withTx(req, async () => {
      const order = await lockOrder(req, orderId)
      return withdrawGifts(req, order, { claimed })
    })
  }

  it('has worthless links', async () => {
    const album = await shop.sell({ priceMinor: 900 })
    const { order, reply } = await give(album, [giftFor('Ana'), giftFor('Eve')])
    await deliverDueGifts(test.payload)
    const [first, second] = [await linkOf(order.id), await linkOf(order.id, 1)]
    const { json } = await claim(first)
    expect(await takeBack(order.id, 'keep')).toEqual([0])
    expect((await claim(second)).status).toBe(404)
    expect((await open(second)).status).toBe(404)
    expect((await open(json.token)).status).toBe(200)
    const view = (await shop.readOrder(reply)).json as OrderView
    expect(view.lines.map(({ gift }) => gift?.state)).toEqual(['claimed', 'cancelled'])
    expect(await takeBack(order.id, 'withdraw')).toEqual([])
    // Whoever had claimed it learns what became of it.
    expect((await open(json.token)).json).toMatchObject({ state: 'cancelled', isYours: false })
  })
})

it('needs the owner’s choice when its money goes back after it was claimed', async () => {
  const album = await shop.sell({ priceMinor: 900 })
  const { order, reply } = await give(album, [giftFor('Ana'), giftFor('Eve')])
  await deliverDueGifts(test.payload)
  const { json } = await claim(await linkOf(order.id))
  const refund = (body: Record<string, unknown>) =>
    rest<ErrorBody>('POST', `/api/orders/${order.id}/refunds`, {
      token: shop.owner.token,
      body: { key: crypto.randomUUID(), ...body },
    })
  const unclaimed = await refund({ lines: [{ line: 1, quantity: 1 }] })
  expect(unclaimed.status).toBe(200)
  expect((await shop.readOrder(reply)).json.lines[1]?.gift?.state).toBe('cancelled')
  const silent = await refund({})
  expect([silent.status, silent.json.message]).toEqual([
    409,
    'Ana claimed this gift already. Choose whether they keep it.',
  ])
  expect((await refund({ claimedGifts: 'keep' })).status).toBe(200)
  expect((await orderOf(test.payload, reply.orderRef)).status).toBe('cancelled')
  const kept = await open(json.token)
  expect(kept.json).toMatchObject({ state: 'claimed', isYours: true })
  const { docs } = await test.payload.find({
    collection: slugs.entitlements,
    where: { order: { equals: order.id } },
    depth: 0,
  })
  expect(docs.map(({ revokedAt }) => revokedAt ?? null)).toEqual([null])
})

describe('of which a part was given back', () => {
  const giveBack = (orderId: string, body: Record<string, unknown>) =>
    rest<ErrorBody>('POST', `/api/orders/${orderId}/refunds`, {
      token: shop.owner.token,
      body: { key: crypto.randomUUID(), lines: [{ line: 0, quantity: 1 }], ...body },
    })
  const giveTickets = async (quantity: number) => {
    const event = await createEvent(test.payload, shop.profile.id)
    const kind = await createTicket(test.payload, { profile: shop.profile.id, event: event.id })
    const wish = { product: { id: String(kind.product) }, variant: kind }
    const { order, reply } = await give(wish, [{ quantity, ...giftFor('Ana') }])
    await deliverDueGifts(test.payload)
    return { order, reply, link: await linkOf(order.id) }
  }

  it('goes on with the rest of a parcel, which waits for its address', async () => {
    const shirt = await shop.sell({ category: 'Merch', priceMinor: 2500 })
    const { order } = await give(shirt, [{ quantity: 3, ...giftFor('Ana') }])
    await deliverDueGifts(test.payload)
    expect((await giveBack(order.id, {})).status).toBe(200)
    const link = await linkOf(order.id)
    expect((await open(link)).json).toMatchObject({ state: 'sent', quantity: 2 })
    const { json } = await rest<ErrorBody>('POST', `/api/orders/${order.id}/transition`, {
      token: shop.owner.token,
      body: { to: 'shipped' },
    })
    expect(json.message).toBe(messages.gift.waitsForAddress('Ana'))
    expect((await claim(link, { address: germanAddress })).json.gift).toMatchObject({
      address: germanAddress,
      quantity: 2,
    })
  })

  it('lets in as many as are still paid, until nobody is', async () => {
    const { order, link, reply } = await giveTickets(3)
    await giveBack(order.id, { claimedGifts: 'keep' })
    const { json } = await claim(link)
    expect(json.gift.tickets.map(({ state }) => state)).toEqual(['valid', 'valid'])
    const states = async () => (await open(json.token)).json.tickets.map(({ state }) => state)
    await giveBack(order.id, { claimedGifts: 'keep' })
    expect(await states()).toEqual(['valid', 'valid'])
    expect((await giveBack(order.id, { claimedGifts: 'withdraw' })).status).toBe(200)
    expect((await orderOf(test.payload, reply.orderRef)).status).toBe('cancelled')
    expect((await open(json.token)).json).toMatchObject({ state: 'cancelled', tickets: [] })
  })

  it('leaves whoever claimed it the tickets that are still paid', async () => {
    const { order, link } = await giveTickets(3)
    const { json } = await claim(link)
    expect((await giveBack(order.id, { claimedGifts: 'withdraw' })).status).toBe(200)
    const { tickets } = (await open(json.token)).json
    expect(tickets.map(({ state }) => state)).toEqual(['valid', 'valid', 'void'])
  })

  it('is taken back with the last of it, while the order goes on', async () => {
    const shirt = await shop.sell({ category: 'Merch', priceMinor: 2500 })
    const { order } = await give(shirt, [{ quantity: 2, ...giftFor('Ana') }, giftFor('Eve')])
    await deliverDueGifts(test.payload)
    const link = await linkOf(order.id)
    await giveBack(order.id, {})
    expect((await open(link)).status).toBe(200)
    await giveBack(order.id, {})
    expect((await open(link)).status).toBe(404)
  })
})

it('is unknown on another site, to guesses, and under a wrong key', async () => {
  const album = await shop.sell({ priceMinor: 900 })
  const { order } = await give(album, [giftFor('Ana')])
  await deliverDueGifts(test.payload)
  const link = await linkOf(order.id)
  const other = await openShop(test.payload, 'Other')
  expect((await other.call('GET', `/api/public/gifts/${link}`)).status).toBe(404)
  const foreign = await other.call('POST', `/api/public/gifts/${link}/claim`, { body: {} })
  expect(foreign.status).toBe(404)
  for (const guess of ['x', 'a'.repeat(43), `${link.slice(0, -1)}_`]) {
    expect((await open(guess)).status).toBe(404)
  }
  const download = await shop.call('POST', '/api/public/downloads', {
    body: { giftToken: link, productId: album.product.id },
  })
  expect(download.status).toBe(404)
})
