import { expect, it } from 'vitest'
import { tierPriceTexts } from '@/src/core/memberships/tier-price'

const tier = {
  payWhatYouWant: false,
  payWhatYouWantMinimumMinor: null,
  priceMonthlyMinor: null,
  priceYearlyMinor: null,
}

const textsOf = (change: Partial<Record<keyof typeof tier, number | boolean | null>>) =>
  tierPriceTexts({ ...tier, ...change } as typeof tier).map(({ amount, per }) => amount + per)

it('says what a month and a year cost', () => {
  expect(textsOf({ priceMonthlyMinor: 500, priceYearlyMinor: 5000 })).toEqual(['$5/Mo', '$50/Yr'])
  expect(textsOf({ priceMonthlyMinor: 450 })).toEqual(['$4.50/Mo'])
  expect(textsOf({ priceMonthlyMinor: 100_000 })).toEqual(['$1000/Mo'])
})

it('is free without a price', () => {
  expect(textsOf({})).toEqual(['Free'])
  expect(textsOf({ priceMonthlyMinor: 0 })).toEqual(['Free'])
  expect(textsOf({ priceYearlyMinor: 5000 })).toEqual(['$50/Yr'])
})

it('names the least of pay what you want', () => {
  const open = { payWhatYouWant: true, priceMonthlyMinor: 900, priceYearlyMinor: 9000 }
  expect(textsOf({ ...open, payWhatYouWantMinimumMinor: 300 })).toEqual([
    'Pay What You Want from $3/Mo',
  ])
  expect(textsOf(open)).toEqual(['Pay What You Want'])
  expect(textsOf({ ...open, payWhatYouWantMinimumMinor: 0 })).toEqual(['Pay What You Want'])
})
