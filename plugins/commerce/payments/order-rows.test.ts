import { expect, it } from 'vitest'
import { orderRows } from '@/plugins/commerce/payments/order-rows'
import type { Order } from '@/src/payload-types'

const item = { quantity: 1, unitMinor: 900, deliveryType: 'digital', title: 'Tide' }
const order = {
  items: [
    { ...item, coverUrl: '/files/public/a/tide-320.webp' },
    { ...item, title: 'Circle' },
  ],
  totalMinor: 1800,
} as unknown as Order

it('shows the covers of what was ordered, and none of sums', () => {
  const rows = orderRows(order, { tickets: new Set(), coming: [] })
  expect(rows.map(({ label, picture }) => [label, picture?.url, picture?.alt])).toEqual([
    ['Tide', '/files/public/a/tide-320.webp', 'Cover of Tide'],
    ['Circle', undefined, undefined],
    ['Total', undefined, undefined],
  ])
})
