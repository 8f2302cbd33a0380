import { expect, it } from 'vitest'
import { type Handover, handoverOf } from '@/src/core/orders/fulfilment/handover'

it.each<[Handover, Parameters<typeof handoverOf>[0][number]['deliveryType'][]]>([
  ['none', []],
  ['none', ['digital']],
  ['parcel', ['shipping', 'digital']],
  ['pickup', ['pickup', 'digital', 'pickup']],
  ['both', ['pickup', 'shipping']],
])('is %s for %j', (handover, types) => {
  expect(handoverOf(types.map((deliveryType) => ({ deliveryType })))).toBe(handover)
})
