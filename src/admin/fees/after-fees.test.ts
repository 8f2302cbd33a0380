import { expect, it } from 'vitest'
import { afterFees } from '@/src/admin/fees/after-fees'

it.each([
  [0, 0, 0],
  [700, 0, 650],
  [700, 550, 612],
  [50, 0, 19],
])('leaves of %i cents with a share of %i bps %i', (price, bps, left) => {
  expect(afterFees(price, bps)).toBe(left)
})
