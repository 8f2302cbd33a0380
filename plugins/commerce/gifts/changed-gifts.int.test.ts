import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { deliverDueGifts } from '@/plugins/commerce/gifts/deliver-gifts'
import { claimTokenOf } from '@/plugins/commerce/gifts/gift-link'
import {
  germanAddress,
  openShop,
  orderOf,
  payInBooks,
  type Reply,
  sendTestEvent,
} from '@/plugins/commerce/testing/shop'
import type { ClaimReply, GiftPage, OrderGift } from '@/src/core/contracts/orders/gift-answers'
import type { ErrorBody } from '@/src/core/errors'
import { giftAnswers } from '@/src/core/messages/gift-answers'
import { giftClaimMessages } from '@/src/core/messages/gift-claim'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import type { Gift } from '@/src/payload-types'
import { runSql } from '@/src/server/transaction'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const shop = await openShop(payload)

async function give(product: Parameters<typeof shop.item>[0], recipientEmail: string, rest = {}) {
  const gift = { isGift: true, recipientName: 'Ana', recipientEmail, giverName: 'Ben' }
  const { json } = await shop.checkout([shop.item(product, gift)], rest)
  await sendTestEvent(payload, await payInBooks(payload, json.redirectUrl))
  await deliverDueGifts(payload)
  return { reply: json, order: await orderOf(payload, json.orderRef) }
}

describe('mails of a gift', () => {
  const ask = ({ orderRef, token }: Reply, path: string, body = {}) =>
    shop.call<OrderGift & ErrorBody>(
      'POST',
      `/api/public/orders/${orderRef}/gifts/0${path}?token=${token}`,
      { body },
    )

  it('are sent again three times a day, and corrected three times besides', async () => {
    const album = await shop.sell({ priceMinor: 900 })
    const { reply } = await give(album, 'typo@example.com')
    const again = async () => (await ask(reply, '/resend')).status
    const correct = (recipientEmail: string) => ask(reply, '', { recipientEmail })

    expect((await correct('one@example.com')).status).toBe(200)
    expect([await again(), await again(), await again(), await again()]).toEqual([
      200, 200, 200, 429,
    ])
    const changed = [await correct('typo@example.com'), await correct('one@example.com')]
    expect(changed.map(({ status }) => status)).toEqual([200, 200])
    expect(await again()).toBe(429)
    const fourth = await correct('two@example.com')
    expect([fourth.status, fourth.json.message]).toEqual([429, giftAnswers.correctTomorrow])
  })

  it('cannot be corrected into a mailbox that is full of them', async () => {
    const album = await shop.sell({ priceMinor: 900 })
    const full = { recipientEmail: 'full@example.com' }
    const [one, two] = [await give(album, 'a@example.com'), await give(album, 'b@example.com')]
    expect((await ask(one.reply, '', full)).status).toBe(200)
    await runSql(await createLocalReq({}, payload))`
      update rate_limits set points = 2000000 where key like 'giftMail:%'`
    expect((await ask(two.reply, '', full)).status).toBe(429)
  })
})

describe('a gift that was paid to another country', () => {
  it('goes there once its artist lets it, until it is claimed', async () => {
    await payload.create({
      collection: slugs.shippingRates,
      data: {
        profile: shop.profile.id,
        name: 'Standard',
        firstItemMinor: 500,
        extraItemMinor: 100,
      },
    })
    const shirt = await shop.sell({ title: 'Tour shirt', category: 'Merch', priceMinor: 2500 })
    const { order } = await give(shirt, 'abroad@example.com', { country: 'FR' })
    const [gift] = await giftsOf(order.id)
    const link = claimTokenOf(payload.secret, gift as Gift)
    const claim = () =>
      shop.call<ClaimReply & ErrorBody>('POST', `/api/public/gifts/${link}/claim`, {
        body: { address: germanAddress },
      })
    const letGo = (country: string, token = shop.owner.token, line = 0) =>
      rest<ErrorBody>('POST', `/api/orders/${order.id}/gifts/${line}/country`, {
        token,
        body: { country },
      })
    expect((await claim()).json.message).toBe(giftClaimMessages.otherCountry('France'))

    const other = await openShop(payload, 'Elsewhere')
    expect((await letGo('DE', other.owner.token)).status).toBe(404)
    expect((await letGo('DE', shop.visitor.token)).status).toBe(401)
    expect((await letGo('XX')).status).toBe(400)
    expect((await letGo('DE', shop.owner.token, 1)).status).toBe(404)
    expect((await claim()).status).toBe(400)

    expect([(await letGo('DE')).status, (await letGo('DE')).status]).toEqual([200, 200])
    const { json: page } = await shop.call<GiftPage>('GET', `/api/public/gifts/${link}`)
    expect(page).toMatchObject({ state: 'sent', country: 'DE', address: null })
    const claimed = await claim()
    expect(claimed.json.gift).toMatchObject({ state: 'claimed', address: germanAddress })
    expect((await letGo('FR')).status).toBe(409)
    const { docs: events } = await payload.find({
      collection: slugs.orderEvents,
      where: { and: [{ order: { equals: order.id } }, { cause: { contains: 'gift country' } }] },
      depth: 0,
    })
    expect(events).toMatchObject([
      {
        actorType: 'owner',
        actor: shop.owner.id,
        note: ownerMessages.giftCountry.changed('Tour shirt', 'Germany'),
      },
    ])
  })
})

const giftsOf = async (orderId: string) =>
  (
    await payload.find({
      collection: slugs.gifts,
      where: { order: { equals: orderId } },
      depth: 0,
      showHiddenFields: true,
    })
  ).docs
