import { expect, it } from 'vitest'
import {
  isFreeTier,
  renewalDate,
  tierIntervals,
  tierPriceMinor,
} from '@/src/core/memberships/tier-price'

const tier = (change = {}) => ({
  payWhatYouWant: false,
  payWhatYouWantMinimumMinor: null,
  priceMonthlyMinor: null,
  priceYearlyMinor: null,
  ...change,
})

it('offers the intervals that have a price', () => {
  expect(tierIntervals(tier())).toEqual(['none'])
  expect(tierIntervals(tier({ priceMonthlyMinor: 0 }))).toEqual(['none'])
  expect(tierIntervals(tier({ priceMonthlyMinor: 500 }))).toEqual(['month'])
  expect(tierIntervals(tier({ priceYearlyMinor: 5000 }))).toEqual(['year'])
  expect(tierIntervals(tier({ priceMonthlyMinor: 500, priceYearlyMinor: 5000 }))).toEqual([
    'month',
    'year',
  ])
  expect(tierIntervals(tier({ payWhatYouWant: true }))).toEqual(['month', 'year'])
  expect(isFreeTier(tier())).toBe(true)
  expect(isFreeTier(tier({ payWhatYouWant: true }))).toBe(false)
})

it('asks twelve months for a year of pay what you want, unless a price is set', () => {
  const open = tier({ payWhatYouWant: true, payWhatYouWantMinimumMinor: 300 })
  expect(tierPriceMinor(open, 'month')).toBe(300)
  expect(tierPriceMinor(open, 'year')).toBe(3600)
  expect(tierPriceMinor({ ...open, priceYearlyMinor: 3000 }, 'year')).toBe(3000)
  expect(tierPriceMinor(tier({ priceMonthlyMinor: 500 }), 'month')).toBe(500)
  expect(tierPriceMinor(tier({ priceMonthlyMinor: 500 }), 'year')).toBe(0)
})

it('renews on the same day, or on the last one of a shorter month', () => {
  const day = (text: string) => new Date(`${text}T12:00:00`)
  expect(renewalDate(day('2026-11-21'), 'month')).toEqual(day('2026-12-21'))
  expect(renewalDate(day('2027-01-31'), 'month')).toEqual(day('2027-02-28'))
  expect(renewalDate(day('2028-02-29'), 'year')).toEqual(day('2029-02-28'))
})
