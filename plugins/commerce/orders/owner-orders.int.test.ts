import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { germanAddress, openShop, orderOf } from '@/plugins/commerce/testing/shop'
import type { OrderView } from '@/src/core/contracts/orders/order-answers'
import type { OrderState } from '@/src/core/contracts/orders/order-calls'
import type { ErrorBody } from '@/src/core/errors'
import { ordersAnswers } from '@/src/core/messages/cart-answers'
import { ordersMessages } from '@/src/core/messages/orders'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { markEmailVerified, takeGuestPurchases } from '@/src/server/accounts/verified-email'
import { withTx } from '@/src/server/transaction'
import { setEnvironment } from '@/src/testing/environment'
import { createVisitor } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Shop = Awaited<ReturnType<typeof openShop>>
type Bought = { orderRef: string; token: string; id: string }

setEnvironment({ RATE_LIMIT_FACTOR: '1' })
const luna = await openShop(payload, 'Luna')
const kito = await openShop(payload, 'Kito')

/** A paid order of two shirts and an album. */
async function buy(shop: Shop, email = 'fan@example.com'): Promise<Bought> {
  const shirt = await shop.sell({ title: 'Tour shirt', category: 'Merch', stockQuantity: 9 })
  const album = await shop.sell({ title: 'Tides', trackTitles: ['One'] })
  const { json } = await shop.checkout([shop.item(shirt, { quantity: 2 }), shop.item(album)], {
    shippingAddress: germanAddress,
    email,
  })
  const { id } = await shop.pay(json)
  return { ...json, id }
}

const ask = (
  { id }: Pick<Bought, 'id'>,
  call: string,
  body: unknown,
  token: string | undefined = luna.owner.token,
) => rest<OrderState & ErrorBody>('POST', `/api/orders/${id}/${call}`, { token, body })

const read = (shop: Shop, { orderRef, token }: Bought) =>
  shop.call<OrderView>('GET', `/api/public/orders/${orderRef}?token=${token}`)

const eventsOf = async ({ id }: Bought) => {
  const { docs } = await payload.find({
    collection: slugs.orderEvents,
    where: { order: { equals: id } },
    sort: '-createdAt',
    pagination: false,
  })
  return docs
}

const mailsTo = async (to: string, kind: string) => {
  const { docs } = await payload.find({
    collection: slugs.mailLog,
    where: { and: [{ to: { equals: to } }, { kind: { equals: kind } }] },
  })
  return docs
}

const downloadsOf = async ({ id }: Bought) => {
  const { totalDocs } = await payload.count({
    collection: slugs.entitlements,
    where: { and: [{ order: { equals: id } }, { revokedAt: { exists: false } }] },
  })
  return totalDocs
}

describe('every call about an order', () => {
  const bodies = {
    transition: { to: 'shipped' },
    notes: { note: 'Hello' },
    reviewed: { note: 'Hello' },
    resend: { mail: 'receipt' },
    refunds: { key: randomUUID() },
  }

  it.each(Object.entries(bodies))(
    'is for those who work for the artist: %s',
    async (call, body) => {
      const order = await buy(luna)
      const before = await eventsOf(order)
      const statusFor = async (token?: string, which = order) =>
        (await ask(which, call, body, token)).status
      expect((await rest('POST', `/api/orders/${order.id}/${call}`, { body })).status).toBe(401)
      expect(await statusFor(luna.visitor.token)).toBe(401)
      expect(await statusFor(kito.owner.token)).toBe(404)
      expect(await statusFor(luna.owner.token, { ...order, id: randomUUID() })).toBe(404)
      expect(await eventsOf(order)).toEqual(before)
      expect(
        (await ask(order, call, { note: 'x'.repeat(501), mail: 'x', key: 1, to: 'x' })).status,
      ).toBe(400)
    },
  )
})

it('keeps private notes from the buyer', async () => {
  const order = await buy(luna)
  expect((await ask(order, 'notes', { note: 'Met them in Ulm' })).status).toBe(200)
  const [event] = await eventsOf(order)
  expect(event).toMatchObject({
    from: 'processing',
    to: 'processing',
    actorType: 'owner',
    actor: luna.owner.id,
    note: 'Met them in Ulm',
  })
  const { json } = await read(luna, order)
  expect(JSON.stringify(json)).not.toContain('Met them')
  expect(json.history.map(({ status }) => status)).toEqual([
    'initiated_payment',
    'paid',
    'processing',
  ])
})

it('takes the mark off an order once, with a word about it', async () => {
  const order = await buy(luna)
  expect((await ask(order, 'reviewed', { note: 'Fine' })).status).toBe(409)
  await payload.db.updateOne({
    collection: slugs.orders,
    where: { id: { equals: order.id } },
    data: { needsReview: 'dispute' },
  })
  const { status, json } = await ask(order, 'reviewed', { note: 'Talked to them' })
  expect([status, json.needsReview]).toEqual([200, false])
  expect((await eventsOf(order))[0]).toMatchObject({
    cause: 'reviewed dispute',
    note: 'Talked to them',
  })
  expect((await ask(order, 'reviewed', { note: 'Again' })).status).toBe(409)
})

it('sends mails again, and only those that were due once', async () => {
  const email = `${randomUUID()}@example.com`
  const order = await buy(luna, email)
  expect((await ask(order, 'resend', { mail: 'receipt' })).status).toBe(200)
  expect((await ask(order, 'resend', { mail: 'receipt' })).status).toBe(200)
  expect(await mailsTo(email, 'receipt')).toHaveLength(3)
  const early = await ask(order, 'resend', { mail: 'shipped' })
  expect([early.status, early.json.message]).toEqual([409, ordersAnswers.nothingToTell])
  await ask(order, 'transition', { to: 'shipped', trackingNumber: '42' })
  await ask(order, 'resend', { mail: 'shipped' })
  const parcels = await mailsTo(email, 'shipped')
  expect(parcels.map(({ text }) => text?.includes('42'))).toEqual([true, true])
})

describe('what is picked up', () => {
  async function buyFetched(email: string, { isMixed }: { isMixed: boolean }): Promise<Bought> {
    const poster = await luna.sell({ title: 'Poster', category: 'Merch', deliveryType: 'pickup' })
    const shirt = await luna.sell({ title: 'Tour shirt', category: 'Merch' })
    const items = [luna.item(poster, { quantity: 2 }), ...(isMixed ? [luna.item(shirt)] : [])]
    const { json } = await luna.checkout(items, {
      email,
      ...(isMixed && { shippingAddress: germanAddress }),
    })
    const { id } = await luna.pay(json)
    return { ...json, id }
  }

  it('needs no address, and nobody hears of a parcel', async () => {
    const email = `${randomUUID()}@example.com`
    const order = await buyFetched(email, { isMixed: false })
    const [receipt] = await mailsTo(email, 'receipt')
    expect(receipt?.text).toContain('To be picked up')
    expect((await read(luna, order)).json.lines[0]?.progress).toBe('To be picked up')
    await ask(order, 'transition', { to: 'shipped', note: 'On Friday, at the merch table' })
    await ask(order, 'resend', { mail: 'shipped' })
    await ask(order, 'transition', { to: 'delivered' })
    expect(await mailsTo(email, 'shipped')).toEqual([])
    const mails = await mailsTo(email, 'pickup-ready')
    expect(mails).toHaveLength(2)
    const first = mails.find(({ text }) => text?.includes('On Friday, at the merch table'))
    expect(first?.subject).toMatch(/is ready to be picked up$/)
    expect(first?.text).toContain('2 × Poster')
    const { json } = await read(luna, order)
    expect(json.history.map(({ words }) => words).slice(1)).toEqual([
      'Paid',
      'To be picked up',
      'Ready to be picked up',
      'Picked up',
    ])
    const file = await rest('GET', `/api/orders/export?profileId=${luna.profile.id}`, {
      token: luna.owner.token,
    })
    expect(file.text.split('\n').find((row) => row.includes(order.orderRef))).toMatch(/,Picked up,/)
    expect(JSON.stringify([json, mails])).not.toMatch(/parcel to|on its way|Being packed/i)
  })

  it('has a mail of its own beside that of the parcel', async () => {
    const email = `${randomUUID()}@example.com`
    const order = await buyFetched(email, { isMixed: true })
    await ask(order, 'transition', { to: 'shipped', carrier: 'DHL', trackingNumber: '42' })
    const [parcel] = await mailsTo(email, 'shipped')
    const [pickup] = await mailsTo(email, 'pickup-ready')
    expect(parcel?.text).toContain('DHL 42')
    expect(pickup?.text).toContain('2 × Poster')
    expect(pickup?.text).not.toMatch(/DHL|shirt/)
    const { json } = await read(luna, order)
    expect(json.lines.map(({ progress }) => progress)).toEqual([
      'Ready to be picked up',
      'On its way',
    ])
    expect(json.history.at(-1)?.words).toBe('On its way')
  })
})

describe('refunds', () => {
  it('give back one line, then all, which ends the downloads', async () => {
    const email = `${randomUUID()}@example.com`
    const order = await buy(luna, email)
    const { totalMinor, items } = await orderOf(payload, order.orderRef)
    const lines = [{ line: 0, quantity: 1 }]
    const one = await ask(order, 'refunds', { key: randomUUID(), lines, reason: 'Too small' })
    expect([one.status, one.json]).toMatchObject([
      200,
      { status: 'processing', refundState: 'partial' },
    ])
    const shirtMinor = items[0]?.unitMinor ?? 0
    const partly = (await read(luna, order)).json
    expect(partly.refunded).toBe(shirtMinor / 100)
    expect(partly.lines.map(({ refundedQuantity }) => refundedQuantity)).toEqual([1, 0])
    expect(await downloadsOf(order)).toBe(1)

    const rest = await ask(order, 'refunds', { key: randomUUID(), restock: true })
    expect(rest.json).toMatchObject({ status: 'cancelled', refundState: 'full' })
    const over = (await read(luna, order)).json
    expect(over).toMatchObject({ refunded: totalMinor / 100, refundState: 'full' })
    expect(await downloadsOf(order)).toBe(0)
    expect(await mailsTo(email, 'refunded')).toHaveLength(2)
    const history = (await eventsOf(order)).map(({ note }) => note)
    expect(history).toContain(
      ownerMessages.refunds.requested(`$${(shirtMinor / 100).toFixed(2)}`, 'Too small'),
    )
  })

  it('are never more than was paid, and one however often they are sent', async () => {
    const order = await buy(luna)
    const key = randomUUID()
    const twice = await Promise.all([1, 2].map(() => ask(order, 'refunds', { key, amount: 1 })))
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect((await read(luna, order)).json.refunded).toBe(1)
    const tooMuch = await ask(order, 'refunds', { key: randomUUID(), amount: 9999 })
    expect([tooMuch.status, tooMuch.json.code]).toEqual([422, 'REFUND_TOO_HIGH'])
  })
})

describe('a lost link', () => {
  const lookUp = (shop: Shop, email: string, orderNumber: string, profileId = shop.profile.id) =>
    shop.call<{ message: string } & ErrorBody>('POST', '/api/public/orders/lookup', {
      body: { profileId, email, orderNumber },
    })

  it('is mailed to the buyer alone, and every answer is the same', async () => {
    const email = `${randomUUID()}@example.com`
    const order = await buy(luna, email)
    const typed = ` ${order.orderRef.toLowerCase().replaceAll('-', ' ')} `
    const answers = [
      await lookUp(luna, email.toUpperCase(), typed),
      await lookUp(luna, email, 'ZZZZ-ZZZZ-ZZZZ'),
      await lookUp(kito, email, order.orderRef),
    ]
    for (const { status, json } of answers) {
      expect([status, json]).toEqual([200, { message: ordersAnswers.linkSent(email) }])
    }
    const other = 'someone@example.com'
    expect((await lookUp(luna, other, order.orderRef)).status).toBe(200)
    expect(await mailsTo(other, 'order-link')).toEqual([])
    const mails = await mailsTo(email, 'order-link')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(`order=${order.orderRef}&token=${order.token}`)
  })

  it('is no way to fill a mailbox', async () => {
    const email = `${randomUUID()}@example.com`
    const order = await buy(luna, email)
    for (let time = 0; time < 9; time += 1) {
      expect((await lookUp(luna, email, order.orderRef)).status).toBe(200)
    }
    expect((await mailsTo(email, 'order-link')).length).toBeLessThan(7)
  })

  it('is asked for in words that make sense', async () => {
    const wrong = await lookUp(luna, 'no email', 'x')
    expect(wrong.status).toBe(400)
    expect(wrong.json.errors?.map(({ message }) => message)).toContain(ordersMessages.numberInvalid)
    expect((await lookUp(luna, 'a@example.com', 'ZZZZ-ZZZZ-ZZZZ', kito.profile.id)).status).toBe(
      404,
    )
  })
})

it('gives guest orders to the account that proves the email, on that site alone', async () => {
  const fan = await createVisitor(payload, luna.profile.id)
  const [here, there] = [await buy(luna, fan.email), await buy(kito, fan.email)]
  const accountOf = async ({ orderRef }: Bought) =>
    (await orderOf(payload, orderRef)).account ?? null
  const open = ({ orderRef }: Bought, shop: Shop) =>
    shop.call('GET', `/api/public/orders/${orderRef}`, { token: fan.token })
  expect([await accountOf(here), (await open(here, luna)).status]).toEqual([null, 404])

  const req = await createLocalReq({}, payload)
  await withTx(req, () => markEmailVerified(req, fan.id))
  expect([await accountOf(here), await accountOf(there)]).toEqual([fan.id, null])
  expect((await open(here, luna)).status).toBe(200)
  expect((await open(there, kito)).status).toBe(404)
})

it('keeps what guests bought with the account when its email changes', async () => {
  const rightsOf = async (account: string) => {
    const where = { account: { equals: account } }
    const { totalDocs } = await payload.count({ collection: slugs.entitlements, where })
    return totalDocs
  }
  const fan = await createVisitor(payload, luna.profile.id)
  const req = await createLocalReq({}, payload)
  await buy(luna, fan.email)
  await withTx(req, () => takeGuestPurchases(req, fan.id))
  expect(await rightsOf(fan.id)).toBe(0)
  await withTx(req, () => markEmailVerified(req, fan.id))
  expect(await rightsOf(fan.id)).toBe(1)

  // Bought signed out, after the address was confirmed.
  await buy(luna, fan.email)
  await withTx(req, () => takeGuestPurchases(req, fan.id))
  expect(await rightsOf(fan.id)).toBe(2)
})
