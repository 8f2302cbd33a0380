import { expect, it } from 'vitest'
import {
  afterMonths,
  endWithout,
  giftMembershipTitle,
  giftMonthsOf,
  giftPriceMinor,
  givenTime,
} from '@/src/core/memberships/gift-months'

const tier = (change = {}) => ({
  payWhatYouWant: false,
  payWhatYouWantMinimumMinor: null,
  priceMonthlyMinor: null,
  priceYearlyMinor: null,
  ...change,
})
const day = (text: string) => new Date(`${text}T12:00:00.000Z`)

it('offers what has a price: nothing of a free tier, a year alone without a price a month', () => {
  expect(giftMonthsOf(tier())).toEqual([])
  expect(giftMonthsOf(tier({ priceMonthlyMinor: 0 }))).toEqual([])
  expect(giftMonthsOf(tier({ priceMonthlyMinor: 500 }))).toEqual([1, 3, 6, 12])
  expect(giftMonthsOf(tier({ priceYearlyMinor: 5000 }))).toEqual([12])
  expect(giftMonthsOf(tier({ payWhatYouWant: true }))).toEqual([1, 3, 6, 12])
})

it('costs the months, and a year what the artist set for it', () => {
  const monthly = tier({ priceMonthlyMinor: 500 })
  expect([1, 3, 6, 12].map((months) => giftPriceMinor(monthly, months as 1))).toEqual([
    500, 1500, 3000, 6000,
  ])
  expect(giftPriceMinor({ ...monthly, priceYearlyMinor: 5000 }, 12)).toBe(5000)
  expect(giftPriceMinor({ ...monthly, priceYearlyMinor: 0 }, 12)).toBe(6000)
})

it('asks at least the minimum of pay what you want, and never nothing', () => {
  const open = tier({ payWhatYouWant: true, payWhatYouWantMinimumMinor: 300 })
  expect(giftPriceMinor(open, 3)).toBe(900)
  expect(giftPriceMinor(open, 12)).toBe(3600)
  expect(giftPriceMinor({ ...open, priceYearlyMinor: 3000 }, 12)).toBe(3000)
  expect(giftPriceMinor({ ...open, payWhatYouWantMinimumMinor: null }, 6)).toBe(50)
})

it('is called after its time and its tier', () => {
  expect(giftMembershipTitle({ name: 'Gold' }, 1)).toBe('A month of Gold')
  expect(giftMembershipTitle({ name: 'Gold' }, 3)).toBe('3 months of Gold')
  expect(giftMembershipTitle({ name: 'Gold' }, 12)).toBe('A year of Gold')
})

it('lasts months from the claim, or from the end of what was given before', () => {
  const now = day('2027-01-31')
  expect(afterMonths(now, 1)).toEqual(day('2027-02-28'))
  expect(afterMonths(day('2028-02-29'), 12)).toEqual(day('2029-02-28'))
  expect(givenTime({ now, runsUntil: null }, 3)).toEqual({ from: now, until: day('2027-04-30') })
  expect(givenTime({ now, runsUntil: day('2027-01-01') }, 3).from).toEqual(now)
  expect(givenTime({ now, runsUntil: day('2027-03-15') }, 3)).toEqual({
    from: day('2027-03-15'),
    until: day('2027-06-15'),
  })
})

it('takes only its own time back, as far as that has not passed', () => {
  const own = { from: day('2027-01-01'), until: day('2027-04-01') }
  const end = (now: string, endsAt: string) =>
    endWithout(own, { now: day(now), endsAt: day(endsAt) })
  expect(end('2027-02-01', '2027-04-01')).toEqual(day('2027-02-01'))
  // Somebody else added three months after it: those begin now.
  expect(end('2027-03-02', '2027-07-01')).toEqual(day('2027-06-01'))
  expect(end('2026-12-01', '2027-04-01')).toEqual(day('2027-01-01'))
  expect(end('2027-05-01', '2027-07-01')).toEqual(day('2027-07-01'))
})
