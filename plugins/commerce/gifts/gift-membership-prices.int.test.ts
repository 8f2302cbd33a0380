import { beforeEach, describe, expect, it } from 'vitest'
import { openGivingClub } from '@/plugins/commerce/testing/given-memberships'
import { orderOf } from '@/plugins/commerce/testing/shop'
import { cartMessages } from '@/src/core/messages/cart'
import { slugs } from '@/src/core/slugs'
import { payload } from '@/src/testing/test-payload'

let gold: { id: string }

const club = await openGivingClub(payload)
beforeEach(async () => {
  gold = await club.newTier({
    name: 'Gold',
    priceMonthlyMinor: 500,
    priceYearlyMinor: 5000,
    benefits: [{ title: 'Everything early' }],
  })
})

describe('the price', () => {
  it('is the shop’s, with its reason, and codes for products are for products', async () => {
    const album = await club.sell({ priceMinor: 1000 })
    const profile = club.profile.id
    const code = (data: object) =>
      payload.create({
        collection: slugs.discountCodes,
        data: { profile, kind: 'percent', percent: 10, code: 'ALL10', ...data },
      })
    await code({})
    await code({ code: 'ALBUM10', products: [album.product.id] })
    const items = [club.line(gold, 3, { price: 1 }), club.line(gold, 12), club.item(album)]
    const quote = await club.quote(items, { discountCode: 'ALBUM10' })
    expect(
      quote.lines.map(({ kind, title, price, discount }) => [kind, title, price, discount]),
    ).toEqual([
      ['gift-membership', '3 months of Gold', 15, 0],
      ['gift-membership', 'A year of Gold', 50, 0],
      ['product', expect.any(String), 10, 1],
    ])
    expect(quote.lines[0]).toMatchObject({
      reasons: [{ kind: 'gift_membership', text: '3 × $5.00 a month. Paid once, never renews.' }],
      messages: [{ kind: 'price_changed' }],
      canIncreaseQuantity: false,
    })
    expect((await club.quote(items, { discountCode: 'ALL10' })).discount).toBe(7.5)
  })

  it('is refused for what is not given: another site’s tier, free ones, odd months', async () => {
    const other = await openGivingClub(payload, 'Kito')
    const foreign = await other.newTier({ name: 'Foreign', priceMonthlyMinor: 500 })
    const free = await club.newTier({ name: 'Free' })
    const yearly = await club.newTier({ name: 'Yearly', priceYearlyMinor: 5000 })
    const closed = await club.newTier({ name: 'Shut', priceMonthlyMinor: 500, isActive: false })
    for (const line of [
      club.line(foreign, 3),
      club.line(free, 3),
      club.line(yearly, 3),
      club.line(closed, 3),
      club.line({ id: crypto.randomUUID() }, 3),
    ]) {
      const { status, json } = await club.checkout([line])
      expect([status, json.code, json.errors?.[0]?.field]).toEqual([409, 'CART_CHANGED', 'items.0'])
    }
    for (const wrong of [
      club.line(gold, 2),
      club.line(gold, 3, { recipientEmail: '' }),
      club.line(gold, 3, { recipientEmail: 'fan@example.com' }),
    ]) {
      expect((await club.checkout([wrong])).status).toBe(400)
    }
    const twice = await club.checkout([club.line(gold, 3), club.line(gold, 3)])
    expect(twice.json.errors?.[0]?.field).toBe('items.1.tierId')
  })

  it('is the giver’s own where members choose, at least the tier’s minimum', async () => {
    const open = await club.newTier({
      name: 'Open',
      payWhatYouWant: true,
      payWhatYouWantMinimumMinor: 300,
    })
    const low = await club.checkout([club.line(open, 3, { payWhatYouWantPrice: 8.99 })])
    expect([low.status, low.json.message]).toEqual([400, cartMessages.priceAtLeast('9.00')])
    const { json } = await club.checkout([club.line(open, 3, { payWhatYouWantPrice: 20 })])
    expect((await orderOf(payload, json.orderRef)).totalMinor).toBe(2000)
  })
})
