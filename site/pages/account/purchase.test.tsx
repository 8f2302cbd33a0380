import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Purchase } from '@/site/pages/account/purchases-section.client'
import type { OrderLine, OrderView } from '@/src/core/contracts/orders/order-answers'

const line = {
  title: 'Shirt',
  coverImage: '/shirt-320.webp',
  quantity: 1,
  lineTotal: 20,
  deliveryType: 'shipping',
  progress: 'On its way',
  refundedQuantity: 0,
  gift: null,
  tickets: [],
} as unknown as OrderLine

function shown(more: Partial<OrderView>): string {
  const order = {
    ref: '7KQ2-M4XD-9TRB',
    status: 'shipped',
    standing: 'On its way',
    coming: '',
    lines: [line],
    parcels: [],
    refunded: 0,
    refundState: 'none',
    createdAt: '2026-11-02T10:00:00.000Z',
    paidAt: '2026-11-02T10:00:00.000Z',
    ...more,
  } as unknown as OrderView
  return renderToStaticMarkup(<Purchase order={order} />)
}

it('leads to the page of the order, without a key that others could use', () => {
  expect(shown({})).toContain('href="/checkout/complete?order=7KQ2-M4XD-9TRB"')
})

it('tells how the order stands', () => {
  expect(shown({})).toContain('<p>On its way</p>')
  const later = { standing: 'Paid', coming: 'Out on March 1, 2999.' }
  expect(shown(later)).toContain('<p>Paid. Out on March 1, 2999.</p>')
  const off = { standing: 'Cancelled', refundState: 'full', refunded: 20 } as const
  expect(shown(off)).toContain('<p>Cancelled, refunded</p>')
})

it('tells what was given back of it, and where its parcel is', () => {
  const parcel = {
    sentAt: '2026-11-03T10:00:00.000Z',
    contents: 'Shirt',
    carrier: 'DHL',
    trackingNumber: '42',
    trackingUrl: 'https://dhl.example/42',
  }
  const html = shown({ refundState: 'partial', refunded: 4.5, parcels: [parcel] })
  expect(html).toContain('<p>On its way, partly refunded</p>')
  expect(html).toContain('$4.50 of it was given back to you.')
  expect(html).toContain('href="https://dhl.example/42"')
})
