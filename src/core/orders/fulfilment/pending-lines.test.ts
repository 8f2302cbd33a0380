import { expect, it } from 'vitest'
import { showGiftDay } from '@/src/core/gifts/gift-day'
import {
  orderStateLabel,
  ownerStateLabel,
  type PendingLine,
  pendingLineLabel,
} from '@/src/core/orders/fulfilment/pending-lines'
import { buyerLabelsFor, ownerLabelsFor } from '@/src/core/orders/order-labels'

const album = { deliveryType: 'digital' } as const
const gift: PendingLine = {
  line: 0,
  title: 'Tides',
  ofLines: 2,
  kind: 'gift',
  day: '2999-12-24T08:00:00Z',
}
const release: PendingLine = {
  line: 1,
  title: 'Night',
  ofLines: 2,
  kind: 'release',
  day: '3000-03-01T12:00:00Z',
}
const order = { status: 'delivered', totalMinor: 900, items: [album, album] } as const

it('calls nothing delivered that nobody can have yet', () => {
  expect(orderStateLabel(ownerLabelsFor, order, [])).toBe('Delivered')
  expect(orderStateLabel(ownerLabelsFor, order, [gift])).toBe('Partly delivered')
  expect(orderStateLabel(buyerLabelsFor, order, [gift, release])).toBe('Paid')
  expect(orderStateLabel(buyerLabelsFor, { ...order, totalMinor: 0 }, [gift, release])).toBe(
    'Ordered',
  )
})

it('calls nothing packed that is not out', () => {
  const records = { ...order, status: 'processing', items: [{ deliveryType: 'shipping' }] } as const
  const day = { ...release, line: 0, ofLines: 1 }
  expect(orderStateLabel(buyerLabelsFor, records, [day])).toBe('Paid')
  const mixed = { ...records, items: [...records.items, { deliveryType: 'shipping' }] } as const
  expect(orderStateLabel(buyerLabelsFor, mixed, [{ ...day, ofLines: 2 }])).toBe('Being packed')
})

it('says to its owner that a part of it went', () => {
  const sent = { deliveryType: 'shipping', sentAt: '2026-11-23T12:00:00.000Z' } as const
  const left = { deliveryType: 'shipping' } as const
  const partly = { ...order, status: 'processing', items: [sent, left] } as const
  expect(ownerStateLabel(partly, [])).toBe('Partly sent')
  expect(ownerStateLabel({ ...partly, items: [left, left] }, [])).toBe('To send')
  expect(ownerStateLabel({ ...partly, status: 'shipped' }, [])).toBe('Sent')
})

it('says when it comes', () => {
  expect(pendingLineLabel([gift])).toBe('The gift goes out on December 24, 2999.')
  expect(pendingLineLabel([{ ...release, ofLines: 1 }])).toBe('Out on March 1, 3000.')
  expect(pendingLineLabel([gift, { ...gift, line: 2 }, release])).toBe(
    'Gifts go out on December 24, 2999. “Night” comes out on March 1, 3000.',
  )
  const past = '2020-01-01T09:00:00Z'
  expect(pendingLineLabel([{ ...gift, day: past }])).toBe('The gift goes out soon.')
  expect(pendingLineLabel([{ ...release, ofLines: 1, day: past }])).toBe('Comes out soon.')
  expect(pendingLineLabel([{ ...gift, kind: 'undelivered' }])).toBe(
    'The mail with the gift could not be delivered.',
  )
})

it.each([
  ['Auckland', '2026-12-23T20:00:00Z'],
  ['Sydney', '2026-12-23T22:00:00Z'],
  ['Berlin', '2026-12-24T08:00:00Z'],
  ['Honolulu', '2026-12-24T19:00:00Z'],
])('names the day that a buyer in %s chose', (_place, deliverAt) => {
  expect(showGiftDay(deliverAt)).toBe('December 24, 2026')
})
