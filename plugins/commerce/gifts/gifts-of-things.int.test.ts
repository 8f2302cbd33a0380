import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { deliverDueGifts } from '@/plugins/commerce/gifts/deliver-gifts'
import { giftFor, giftsOfShop } from '@/plugins/commerce/testing/gift-shop'
import { germanAddress, openShop } from '@/plugins/commerce/testing/shop'
import type { ClaimReply } from '@/src/core/contracts/orders/gift-answers'
import type { ErrorBody } from '@/src/core/errors'
import { giftAnswers } from '@/src/core/messages/gift-answers'
import { giftClaimMessages } from '@/src/core/messages/gift-claim'
import { slugs } from '@/src/core/slugs'
import { txDb } from '@/src/server/transaction'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const shop = await openShop(payload)
const gifts = giftsOfShop(payload, shop)

const execute = async (statement: ReturnType<typeof sql>) =>
  (await txDb(await createLocalReq({}, payload))).execute(statement)

describe('a gift of a thing', () => {
  it('is sent where its recipient says', async () => {
    const shirt = await shop.sell({ category: 'Merch', priceMinor: 2500, stockQuantity: 3 })
    const { order, reply } = await gifts.give(shirt, [giftFor('Ana')])
    expect(order).toMatchObject({ status: 'processing' })
    await deliverDueGifts(payload)
    const link = await gifts.linkOf(order.id)
    expect((await gifts.open(link)).json).toMatchObject({ kind: 'shipping', address: null })
    const bare = await gifts.claim(link)
    expect(bare.json.errors).toEqual([
      { field: 'address', message: 'We need an address to send it to.' },
    ])
    expect((await gifts.open(link)).json.state).toBe('sent')
    const claimed = await gifts.claim(link, { address: germanAddress })
    expect(claimed.json.gift).toMatchObject({ state: 'claimed', address: germanAddress })
    expect((await gifts.giftsOf(order.id))[0]).toMatchObject({ address: germanAddress })
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
    const order = await shop.pay(reply)
    const send = () =>
      rest<ErrorBody>('POST', `/api/orders/${order.id}/transition`, {
        token: shop.owner.token,
        body: { to: 'shipped', carrier: 'DHL', trackingNumber: '42', note: 'Thanks, Ben' },
      })
    const early = await send()
    expect([early.status, early.json.message]).toEqual([409, giftAnswers.waitsForAddress('Carl')])
    await deliverDueGifts(payload)
    expect((await send()).status).toBe(409)
    const { json: claimed } = await gifts.claim(await gifts.linkOf(order.id), {
      address: germanAddress,
      email,
    })
    const { docs: events } = await payload.find({
      collection: slugs.orderEvents,
      where: { and: [{ order: { equals: order.id } }, { cause: { contains: 'gift address' } }] },
      depth: 0,
    })
    expect(events.map(({ note }) => note)).toEqual([giftAnswers.hasAddress('Tour shirt')])
    expect((await send()).json.message).toBe(giftAnswers.waitsForAddress('Late'))
    // What nobody claims in time holds nothing up.
    await execute(sql`
      update gifts set expires_at = now() - interval '1 second'
      where order_id = ${order.id} and line = 1`)
    expect((await send()).status).toBe(200)
    const mails = await gifts.mailsOf('gift-shipped', email)
    expect(mails.map(({ text }) => text?.includes('DHL 42'))).toEqual([true])
    expect(mails[0]?.text).toContain(`/gift/${claimed.token}`)
    expect(mails[0]?.text).not.toMatch(/Poster|\$|Thanks, Ben/)
    expect(mails[0]?.text).not.toContain(order.publicRef)
    expect(await gifts.mailsOf('gift-shipped', 'late@example.com')).toEqual([])
  })

  it('that is picked up waits for its claim, and tells the recipient who claimed it that it is ready', async () => {
    const mug = await shop.sell({ title: 'Mug', category: 'Merch', priceMinor: 1300 })
    await payload.update({
      collection: slugs.variants,
      id: mug.variant.id,
      data: { deliveryType: 'pickup' },
    })
    const email = 'pia@example.com'
    const { order } = await gifts.give(mug, [giftFor('Pia')])
    await deliverDueGifts(payload)
    const ready = () =>
      rest<ErrorBody>('POST', `/api/orders/${order.id}/transition`, {
        token: shop.owner.token,
        body: { to: 'shipped', note: 'Thanks, Ben' },
      })
    const early = await ready()
    expect([early.status, early.json.message]).toEqual([409, giftAnswers.waitsForClaim('Pia')])
    const { json: claimed } = await gifts.claim(await gifts.linkOf(order.id), { email })
    expect((await ready()).status).toBe(200)
    const [mail, second] = await gifts.mailsOf('gift-pickup-ready', email)
    expect(second).toBeUndefined()
    expect(mail?.subject).toBe('Your gift from Luna Vale is ready to be picked up')
    expect(mail?.text).toContain(`/gift/${claimed.token}`)
    expect(mail?.text).not.toMatch(/\$|Thanks, Ben/)
    expect(mail?.text).not.toContain(order.publicRef)
    expect(await gifts.mailsOf('gift-shipped', email)).toEqual([])
  })

  it('asks its buyer for a country alone where shipping has a price, and is sent nowhere else', async () => {
    const store = await openShop(payload, 'Shipping')
    await payload.create({
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
    const order = await shop.pay(json)
    expect(order).toMatchObject({ totalMinor: 3000, shippingMinor: 500 })
    await deliverDueGifts(payload)
    const token = await gifts.linkOf(order.id)
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

describe('its buyer', () => {
  it('corrects the address, after which the former link is worthless', async () => {
    const album = await shop.sell({ priceMinor: 900 })
    const { order, reply } = await gifts.give(album, [giftFor('Typo')])
    await deliverDueGifts(payload)
    const former = await gifts.linkOf(order.id)
    const self = await gifts.asBuyer(reply, '0', { recipientEmail: ' Fan@example.com' })
    expect([self.status, self.json.message]).toEqual([400, 'Use a different email for a gift.'])
    const changed = await gifts.asBuyer(reply, '0', { recipientEmail: 'Right@example.com' })
    expect(changed.json).toMatchObject({ state: 'sent', recipientEmail: 'right@example.com' })
    const [mail] = await gifts.mailsOf('gift', 'right@example.com')
    expect(mail?.text).toContain(await gifts.linkOf(order.id))
    expect((await gifts.open(former)).status).toBe(404)
    expect((await gifts.claim(former)).status).toBe(404)
    expect((await gifts.claim(await gifts.linkOf(order.id))).status).toBe(200)
    const late = await gifts.asBuyer(reply, '0', { recipientEmail: 'late@example.com' })
    expect(late.status).toBe(409)
  })

  it('sends it again, three times a day, with the same link', async () => {
    const album = await shop.sell({ priceMinor: 900 })
    const { order, reply } = await gifts.give(album, [giftFor('Again')])
    await deliverDueGifts(payload)
    const statuses: number[] = []
    for (let time = 0; time < 4; time += 1) {
      statuses.push((await gifts.asBuyer(reply, '0/resend')).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
    const mails = await gifts.mailsOf('gift', 'again@example.com')
    const link = await gifts.linkOf(order.id)
    expect(mails.map(({ text }) => text?.includes(link))).toEqual([true, true, true, true])
  })

  it('hears when the mail could not be delivered, and when nobody claimed it in time', async () => {
    const album = await shop.sell({ priceMinor: 900 })
    const { order, reply } = await gifts.give(album, [giftFor('Gone'), giftFor('Slow')])
    await deliverDueGifts(payload)
    await execute(sql`update mail_log set state = 'failed' where "to" = 'gone@example.com'`)
    await execute(
      sql`update gifts set expires_at = now() - interval '1 second' where order_id = ${order.id} and line = 1`,
    )
    const { json } = await shop.readOrder(reply)
    expect(json.lines.map(({ gift }) => gift)).toMatchObject([
      { state: 'failed', canChange: true, canSendAgain: true },
      { state: 'expired', canChange: false, canSendAgain: false },
    ])
    const late = await gifts.claim(await gifts.linkOf(order.id, 1))
    expect([late.status, late.json.message]).toEqual([409, giftClaimMessages.expired])
  })

  it('is the only one who can change it or send it again', async () => {
    const album = await shop.sell({ priceMinor: 900 })
    const { reply } = await gifts.give(album, [giftFor('Ana')])
    const other = await shop.checkout([shop.item(album)])
    const stranger = { ...reply, token: other.json.token }
    expect((await gifts.asBuyer(stranger, '0/resend')).status).toBe(404)
    expect((await gifts.asBuyer(reply, '7/resend')).status).toBe(404)
  })
})
