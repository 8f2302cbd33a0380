import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  isBelowLeastCharge,
  pricesAtRisk,
  priceWithCode,
  type Reduction,
} from '@/src/core/orders/pricing/least-charge'

it.each([
  [0, false],
  [1, true],
  [49, true],
  [50, false],
])('charges %i cents or not', (amountMinor, isTooLittle) => {
  expect(isBelowLeastCharge(amountMinor)).toBe(isTooLittle)
})

it('knows all prices that a code brings below what can be charged', () => {
  const reduction: fc.Arbitrary<Reduction> = fc.record({
    kind: fc.constantFrom('percent', 'amount'),
    percent: fc.integer({ min: 1, max: 100 }),
    amountMinor: fc.integer({ min: 1, max: 5000 }),
  })
  fc.assert(
    fc.property(reduction, fc.integer({ min: 50, max: 6000 }), (code, priceMinor) => {
      const [above, below] = pricesAtRisk(code) ?? [0, 0]
      const isInRange = priceMinor > above && priceMinor < below
      expect(isBelowLeastCharge(priceWithCode(priceMinor, code)) && !isInRange).toBe(false)
    }),
  )
})
