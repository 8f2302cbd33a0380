import { expect, it } from 'vitest'
import { discountCodesMessages } from '@/src/core/messages/cart'
import { membershipAnswers } from '@/src/core/messages/membership-answers'
import type { LineMessage } from '@/src/core/orders/pricing/cart-line'
import { sellableMembership } from '@/src/core/orders/pricing/membership-line'
import { asked, fixedAlbum, line, price, rulesOf, shirt, vat } from '@/src/testing/sellable'

type Offer = { refusal?: LineMessage | null; leastMinor?: number; tier?: Record<string, unknown> }

const membership = ({ refusal = null, leastMinor = 500, tier = {} }: Offer = {}) =>
  sellableMembership(
    { id: 't', name: 'Circle', payWhatYouWant: false, discountPercent: 0, ...tier },
    { interval: 'month', leastMinor, refusal },
  )

it('is one of a kind, needs no address, and says what comes next', () => {
  const circle = membership()
  const cart = price([line(fixedAlbum), line(circle, { quantity: 7 })], [fixedAlbum, circle])
  expect(cart).toMatchObject({ totalMinor: 1300, isReady: true, needsShippingAddress: false })
  expect(cart.lines[1]).toMatchObject({
    quantity: 1,
    maxQuantity: 1,
    canIncreaseQuantity: false,
    lineMinor: 500,
    reasons: [{ kind: 'renews', text: 'Then $5.00 every month, until you cancel' }],
  })
})

it('is left alone by codes, taxes and prices for members, which are for things', () => {
  const circle = membership({ tier: { discountPercent: 50 } })
  const tax = { ...vat, isIncluded: false }
  const cart = price([line(fixedAlbum), line(circle)], [fixedAlbum, circle], {
    code: asked(),
    rules: rulesOf({ taxRates: [tax] }),
    country: 'DE',
    buyer: { isMember: true, discountPercent: 50 },
  })
  const [album, member] = cart.lines
  expect(member).toMatchObject({ unitMinor: 500, listUnitMinor: 500, discountMinor: 0, tax: null })
  expect(album).toMatchObject({ unitMinor: 400, discountMinor: 40 })
  // 4.00 − 0.40 + 19 % of 3.60, and 5.00.
  expect(cart.totalMinor).toBe(360 + 68 + 500)
  const alone = price([line(circle)], [circle], {
    code: asked(),
    rules: rulesOf({ taxRates: [tax] }),
  })
  expect(alone.code?.problem).toBe(discountCodesMessages.notForThese)
  expect(alone.needsCountry).toBe(false)
})

it('makes nothing cheaper that is bought with it, and says so', () => {
  const signed = { ...shirt, memberPriceMinor: 2000 }
  const circle = membership()
  const cart = price([line(signed), line(circle)], [signed, circle])
  expect(cart.subtotalMinor).toBe(3000)
  expect(cart.lines[1]?.reasons).toContainEqual({
    kind: 'member_price_later',
    text: membershipAnswers.pricesLater,
  })
})

it('takes a price of the buyer’s own from the least on, which can be charged', () => {
  const own = membership({ leastMinor: 0, tier: { payWhatYouWant: true } })
  const of = (offeredMinor?: number) => price([line(own, { offeredMinor })], [own])
  expect(of(1200)).toMatchObject({ totalMinor: 1200, isReady: true })
  expect(of(49).lines[0]?.messages[0]?.text).toBe('Price must be at least $0.50')
  expect(of().isReady).toBe(false)
})

it('is refused with its reason alone, and tells when it costs another price now', () => {
  const refusal = { kind: 'sign_in', text: 'Log in' } as const
  const closed = membership({ refusal })
  expect(price([line(closed, { seenMinor: 400 })], [closed])).toMatchObject({
    isReady: false,
    needsAccount: true,
    lines: [{ messages: [refusal] }],
  })
  const circle = membership()
  const [changed] = price([line(circle, { seenMinor: 400 })], [circle]).lines
  expect(changed?.messages).toMatchObject([{ kind: 'price_changed' }])
})
