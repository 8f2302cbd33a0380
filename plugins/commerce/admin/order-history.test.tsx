// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { OrderHistory } from '@/plugins/commerce/admin/order-history'
import type { Order, OrderEvent } from '@/src/payload-types'

afterEach(cleanup)

const steps = [
  { id: '1', from: null, to: 'initiated_payment' },
  { id: '2', from: 'initiated_payment', to: 'paid' },
  { id: '3', from: 'paid', to: 'delivered' },
].map((step) => ({ actorType: 'system', createdAt: '2026-11-20T10:00:00.000Z', ...step }))

function titlesAt(totalMinor: number, isComing = false): (string | null)[] {
  const order = { items: [{ deliveryType: 'digital' }], status: 'delivered', totalMinor } as Order
  render(
    <OrderHistory
      order={order}
      events={steps as OrderEvent[]}
      actors={new Map()}
      isComing={isComing}
    />,
  )
  return screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('strong')?.textContent ?? null)
}

it('tells how an order was paid', () => {
  expect(titlesAt(500)).toEqual(['Delivered', 'Paid', 'Ordered'])
})

it('speaks of no payment where nothing was to be paid', () => {
  expect(titlesAt(0)).toEqual(['Delivered', 'Ordered'])
})

it('does not say that all was delivered while something is still to come', () => {
  expect(titlesAt(500, true)).toEqual(['Paid', 'Ordered'])
})
