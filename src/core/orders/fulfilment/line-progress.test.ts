import { expect, it } from 'vitest'
import { lineProgress } from '@/src/core/orders/fulfilment/line-progress'
import type { OrderStatus } from '@/src/core/orders/statuses'

const shirt = { deliveryType: 'shipping' } as const
const album = { deliveryType: 'digital' } as const

it.each<[OrderStatus, string, string]>([
  ['initiated_payment', '', ''],
  ['failed', '', ''],
  ['paid', 'Delivered', 'Waits to be packed'],
  ['processing', 'Delivered', 'Being packed'],
  ['shipped', 'Delivered', 'On its way'],
  ['delivered', 'Delivered', 'Delivered'],
  ['cancelled', '', ''],
])('of an order that is %s: files “%s”, goods “%s”', (status, files, goods) => {
  expect(lineProgress(status, album)).toBe(files)
  expect(lineProgress(status, shirt)).toBe(goods)
})

it('says what has gone before the rest', () => {
  const sentAt = '2026-11-23T12:00:00.000Z'
  expect(lineProgress('processing', { ...shirt, sentAt })).toBe('On its way')
  expect(lineProgress('processing', { deliveryType: 'pickup', sentAt })).toBe(
    'Ready to be picked up',
  )
  expect(lineProgress('delivered', { ...shirt, sentAt })).toBe('Delivered')
})

it('waits for what is not out yet, and for who comes to get it', () => {
  expect(lineProgress('paid', album, '2999-05-01T12:00:00.000Z')).toMatch(/^Comes out on .*2999/)
  expect(lineProgress('delivered', album, '2020-05-01T12:00:00.000Z')).toBe('Comes out soon')
  const fetched = (status: OrderStatus) => lineProgress(status, { deliveryType: 'pickup' })
  expect(['initiated_payment', 'paid', 'processing'].map((s) => fetched(s as OrderStatus))).toEqual(
    ['', 'To be picked up', 'To be picked up'],
  )
  expect([fetched('shipped'), fetched('delivered')]).toEqual(['Ready to be picked up', 'Picked up'])
})
