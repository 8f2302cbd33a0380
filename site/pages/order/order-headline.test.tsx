import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { OrderHeadline } from '@/site/pages/order/order-headline'
import type { OrderLine, OrderView } from '@/src/core/contracts/orders/order-answers'
import type { OrderStatus } from '@/src/core/orders/statuses'

function said(status: OrderStatus, ...types: OrderLine['deliveryType'][]): string {
  return saidOf(status, types)
}

function saidOf(
  status: OrderStatus,
  types: OrderLine['deliveryType'][],
  more: Partial<OrderView> = {},
): string {
  const order = {
    ref: '7KQ2-M4XD-9TRB',
    status,
    email: 'ada@example.com',
    lines: types.map((deliveryType) => ({ deliveryType })),
    isPaid: true,
    refundState: 'none',
    parcels: [],
    hasHandedOver: false,
    stillToCome: '',
    standing: 'Paid',
    coming: '',
    ...more,
  } as unknown as OrderView
  return renderToStaticMarkup(<OrderHeadline order={order} phase="settled" />)
}

it('tells of the parcel, of what can be picked up, or of both', () => {
  expect(said('processing', 'digital', 'shipping')).toContain('when your parcel leaves.')
  expect(said('shipped', 'shipping')).toContain('Your parcel has left.')
  const mixed = said('shipped', 'shipping', 'pickup')
  expect(mixed).toContain('Your parcel has left, and the rest is ready to be picked up.')
  expect(said('processing', 'shipping', 'pickup')).toContain('and you can pick up the rest.')
})

it('tells of what has left before the rest', () => {
  const parcels = [
    { sentAt: '', contents: 'Poster', carrier: '', trackingNumber: '', trackingUrl: '' },
  ]
  const types = ['shipping', 'shipping'] as const
  const part = { parcels, hasHandedOver: true, stillToCome: 'Shirt' }
  const said = saidOf('processing', [...types], part)
  expect(said).toContain('A part is on its way')
  expect(said).toContain('Still to come: Shirt. We')
  expect(saidOf('processing', [...types], { ...part, parcels: [] })).toContain('can be picked up')
  // The rest was given back.
  expect(saidOf('processing', [...types], { ...part, stillToCome: '' })).toContain(
    'Your parcel has left.',
  )
})

it.each<OrderStatus>(['processing', 'shipped', 'delivered'])(
  'never speaks of a parcel where all is picked up: %s',
  (status) => {
    expect(said(status, 'pickup', 'digital')).not.toMatch(/parcel|On its way/)
  },
)

it('says when it can be picked up, and promises no more mails once all is there', () => {
  expect(said('processing', 'pickup')).toContain('when you can pick it up.')
  expect(said('shipped', 'pickup')).toContain('Ready to be picked up')
  for (const type of ['shipping', 'pickup'] as const) {
    expect(said('delivered', type)).not.toContain('write again')
  }
})

it('says that a payment needs a look while it is neither in the order nor on its way back', () => {
  const look = { needsReview: true, isPaid: false, refunded: 9 }
  expect(saidOf('failed', ['digital'], look)).toContain('Almost done')
  expect(saidOf('failed', ['digital'], { ...look, refundState: 'full' })).toContain('Refunded')
  expect(saidOf('delivered', ['digital'], { needsReview: true })).toContain('Thank you')
  expect(saidOf('shipped', ['shipping'], { needsReview: true })).toContain('On its way')
})

it('tells that an order was cancelled after it was paid, whatever the artist has to look at', () => {
  const lost = { isPaid: false, paidAt: '2026-11-02T10:00:00.000Z', needsReview: true }
  expect(saidOf('cancelled', ['digital'], lost)).toContain('Cancelled')
  expect(saidOf('cancelled', ['digital'], { ...lost, paidAt: null })).toContain('Almost done')
})

it('tells of what nobody can have yet', () => {
  const html = saidOf('delivered', ['digital'], { coming: 'Out on March 1, 2999.' })
  expect(html).toContain('A receipt is on its way to ada@example.com. Paid. Out on March 1, 2999.')
})
