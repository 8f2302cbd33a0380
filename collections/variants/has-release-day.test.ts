import { expect, it } from 'vitest'
import { variants } from '@/collections/variants'

const dayMs = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()

it.each([
  ['a pre-order without one yet', { availabilityStatus: 'preorder', releaseAt: null }, true],
  ['a sold-out pre-order', { availabilityStatus: 'sold_out', releaseAt: inDays(9) }, true],
  [
    'what was out before it sold out',
    { availabilityStatus: 'sold_out', releaseAt: inDays(-9) },
    false,
  ],
  ['what never was a pre-order', { availabilityStatus: 'sold_out', releaseAt: null }, false],
  ['what is in stock', { availabilityStatus: 'active' }, false],
])('the day of %s', (_, data, isShown) => {
  const field = variants.fields.find((each) => 'name' in each && each.name === 'releaseAt')
  const condition = field?.admin?.condition
  expect(condition?.(data, data, {} as never)).toBe(isShown)
})
