import { expect, it } from 'vitest'
import {
  giftMembershipKey,
  type SoldTier,
  sellGiftMembership,
} from '@/src/core/orders/pricing/membership-item'
import { asked, line, price, rulesOf, shirt, vat } from '@/src/testing/sellable'

const gold: SoldTier = {
  id: 'gold',
  name: 'Gold',
  payWhatYouWant: false,
  payWhatYouWantMinimumMinor: null,
  priceMonthlyMinor: 500,
  priceYearlyMinor: 5000,
}
const given = (tier: SoldTier, months: 1 | 3 | 6 | 12) => {
  const variant = sellGiftMembership(tier, months)
  if (!variant) {
    throw new Error('Not for sale')
  }
  return variant
}

it('costs its months once, says why, and is sent nowhere', () => {
  const three = given(gold, 3)
  const year = given(gold, 12)
  expect(three.variantId).toBe(giftMembershipKey({ tierId: 'gold', months: 3 }))
  const cart = price([line(three), line(year)], [three, year])
  expect(cart).toMatchObject({ totalMinor: 6500, needsShippingAddress: false, isReady: true })
  expect(cart.lines.map(({ reasons }) => reasons.map(({ text }) => text))).toEqual([
    ['3 × $5.00 a month. Paid once, never renews.'],
    ['$50.00 a year. Paid once, never renews.'],
  ])
  expect(cart.lines[0]).toMatchObject({ quantity: 1, canIncreaseQuantity: false })
  expect(price([line(three, { quantity: 5 })], [three]).totalMinor).toBe(1500)
})

it('takes at least the least of pay what you want', () => {
  const open = given({ ...gold, payWhatYouWant: true, payWhatYouWantMinimumMinor: 300 }, 3)
  const low = price([line(open, { offeredMinor: 899 })], [open])
  expect(low.lines[0]?.messages).toMatchObject([{ kind: 'price_too_low' }])
  const more = price([line(open, { offeredMinor: 2000 })], [open])
  expect(more).toMatchObject({ totalMinor: 2000, isReady: true })
  expect(more.lines[0]?.reasons[0]?.text).toBe('$9.00 or more. Paid once, never renews.')
})

it('is never free', () => {
  const free = { ...gold, priceMonthlyMinor: null, priceYearlyMinor: null }
  expect(sellGiftMembership(free, 12)).toBeNull()
  expect(sellGiftMembership({ ...gold, priceMonthlyMinor: null }, 3)).toBeNull()
})

it('has no price for members, and codes only that are for everything', () => {
  const three = given(gold, 3)
  const lines = [line(three), line(shirt)]
  const buyer = { isMember: true, discountPercent: 20 }
  expect(price(lines, [three, shirt], { buyer }).lines.map(({ unitMinor }) => unitMinor)).toEqual([
    1500, 2000,
  ])
  const off = (productIds: Set<string> | null) =>
    price(lines, [three, shirt], { code: asked({ productIds }) }).lines.map(
      ({ discountMinor }) => discountMinor,
    )
  expect(off(null)).toEqual([150, 250])
  expect(off(new Set(['shirt']))).toEqual([0, 250])
})

it('is taxed like what is downloaded', () => {
  const three = given(gold, 3)
  const rules = rulesOf({
    taxRates: [{ ...vat, percent: 10, isIncluded: false, appliesTo: 'digital' }],
  })
  expect(price([line(three)], [three], { rules, country: 'DE' }).taxMinor).toBe(150)
})
