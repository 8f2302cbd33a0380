import { expect, it } from 'vitest'
import { priceText } from '@/src/core/money'

it('shows one price, or the range when variants differ', () => {
  expect(priceText({ priceMinMinor: 3200, priceMaxMinor: 3200 })).toBe('$32.00')
  expect(priceText({ priceMinMinor: 1800, priceMaxMinor: 3050 })).toBe('$18.00 - $30.50')
})
