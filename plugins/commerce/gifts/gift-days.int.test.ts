import { expect, it } from 'vitest'
import { openShop, orderOf } from '@/plugins/commerce/testing/shop'
import type { CartQuote } from '@/src/core/contracts/orders/order-answers'
import { giftAnswers } from '@/src/core/messages/gift-answers'
import { payload } from '@/src/testing/test-payload'

const shop = await openShop(payload)

const giftFor = (name: string, deliverAt: string) => ({
  isGift: true,
  recipientName: name,
  recipientEmail: `${name.toLowerCase()}@example.com`,
  deliverAt,
})

it('refuses a day that has passed at its line, and prices the rest of the cart', async () => {
  const album = await shop.sell({ priceMinor: 900 })
  const late = shop.item(album, giftFor('Ann', '2020-01-01T09:00:00.000Z'))
  const today = shop.item(
    album,
    giftFor('Bea', new Date(Date.now() - 20 * 3_600_000).toISOString()),
  )

  const body = { profileId: shop.profile.id, items: [late, today] }
  const quote = await shop.call<CartQuote>('POST', '/api/public/cart/quote', { body })
  expect(quote.status).toBe(200)
  expect(quote.json).toMatchObject({ canCheckout: false, subtotal: 18 })
  expect(quote.json.lines.map(({ messages: said }) => said)).toEqual([
    [{ kind: 'gift_day_over', text: giftAnswers.dayOver }],
    [],
  ])

  const refused = await shop.checkout([late, today])
  expect(refused.status).toBe(400)
  expect(refused.json.errors).toEqual([
    { field: 'items.0.deliverAt', message: giftAnswers.dayOver },
  ])
  const { status, json } = await shop.checkout([{ ...late, deliverAt: '' }, today])
  expect(status).toBe(201)
  expect((await orderOf(payload, json.orderRef)).items).toHaveLength(2)
})
