import { expect, it } from 'vitest'
import { album, line, price, shirt } from '@/src/testing/sellable'

it.each([
  ['nobody', { isMember: false, discountPercent: 0 }, 2500],
  ['a member, at the price for members', { isMember: true, discountPercent: 0 }, 2000],
  ['a member whose tier takes more off', { isMember: true, discountPercent: 50 }, 1250],
  ['a member whose tier takes less off', { isMember: true, discountPercent: 10 }, 2000],
])('charges %s', (_, buyer, unitMinor) => {
  const cart = price([line(shirt)], [{ ...shirt, memberPriceMinor: 2000 }], { buyer })
  expect(cart).toMatchObject({ totalMinor: unitMinor, isReady: true })
  expect(cart.lines[0]).toMatchObject({ listUnitMinor: 2500, unitMinor })
  expect(cart.lines[0]?.reasons.map(({ text }) => text)).toEqual(
    unitMinor < 2500 ? ['Your price as a member, instead of $25.00'] : [],
  )
})

it('never lets a member pay more than everybody', () => {
  const dear = { ...shirt, memberPriceMinor: 9900 }
  const buyer = { isMember: true, discountPercent: 0 }
  expect(price([line(dear)], [dear], { buyer }).totalMinor).toBe(2500)
})

it('lowers the least price of pay what you want for members', () => {
  const buyer = { isMember: true, discountPercent: 50 }
  const cart = price([line(album, { offeredMinor: 400 })], [album], { buyer })
  expect(cart).toMatchObject({ totalMinor: 400, isReady: true })
  const tooLow = price([line(album, { offeredMinor: 399 })], [album], { buyer })
  expect(tooLow.lines[0]?.messages[0]?.text).toBe('Price must be at least $4.00')
})

it('takes the price that pages show to everyone, or the member’s own, as seen', () => {
  const buyer = { isMember: true, discountPercent: 20 }
  const seen = (seenMinor: number) =>
    price([line(shirt, { seenMinor })], [shirt], { buyer }).isReady
  expect([seen(2500), seen(2000), seen(2100)]).toEqual([true, true, false])
})

it('refuses what is for members to others', () => {
  const reserved = { ...shirt, reservedFor: 'Only for members of Inner Circle' }
  expect(price([line(reserved)], [reserved])).toMatchObject({ isReady: false })
  expect(price([line(reserved)], [reserved]).lines[0]?.messages).toEqual([
    { kind: 'members_only', text: 'Only for members of Inner Circle' },
  ])
})

it('has no price for members of another tier, and no reason for one', () => {
  const reserved = { ...shirt, memberPriceMinor: 2000, reservedFor: 'Only for paying members' }
  const buyer = { isMember: true, discountPercent: 50 }
  const cart = price([line(reserved)], [reserved], { buyer })
  expect(cart).toMatchObject({ subtotalMinor: 2500, isReady: false })
  expect(cart.lines[0]).toMatchObject({ listUnitMinor: 2500, unitMinor: 2500, reasons: [] })
})

it('sells pre-orders that have a day, and says which', () => {
  const preorder = { ...shirt, availabilityStatus: 'preorder' as const }
  expect(price([line(preorder)], [preorder]).isReady).toBe(false)
  const dated = { ...preorder, releaseAt: '2027-02-12T00:00:00.000Z' }
  const cart = price([line(dated)], [dated])
  expect(cart).toMatchObject({ totalMinor: 2500, isReady: true })
  expect(cart.lines[0]?.reasons[0]?.text).toBe('Pre-order: out on February 12, 2027')
})
