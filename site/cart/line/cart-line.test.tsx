// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { CartItem } from '@/site/cart/cart-item'
import { createCartStore } from '@/site/cart/cart-store'
import { CartLine } from '@/site/cart/line/cart-line.client'
import { CartStoreContext } from '@/site/cart/use-cart.client'
import { SummaryLine } from '@/site/pages/checkout/checkout-summary.client'
import type { QuotedLine } from '@/src/core/contracts/orders/order-answers'
import { cartAnswers } from '@/src/core/messages/cart-answers'

afterEach(cleanup)

const shirt: CartItem = {
  productId: 'shirt',
  productVariantId: 'black-m',
  title: 'Tour shirt',
  priceMinor: 2500,
  coverImage: '',
  quantity: 2,
  canIncreaseQuantity: true,
  payWhatYouWant: false,
  deliveryType: 'shipping',
  isGift: false,
}
const text = cartAnswers.unavailable(cartAnswers.thisItem)
const said = [{ kind: 'unavailable', text }]
const quoted = { isAvailable: false, messages: said, reasons: [] } as unknown as QuotedLine

it.each([
  ['the cart', CartLine, 'Remove Tour shirt'],
  ['the checkout', SummaryLine, 'Remove'],
])('shows what the shop no longer has without a price, to be removed: %s', (_, Line, remove) => {
  const cart = createCartStore([shirt])
  render(
    <CartStoreContext value={cart}>
      <Line line={{ item: shirt, quoted }} />
    </CartStoreContext>,
  )
  screen.getByText('Tour shirt')
  expect(screen.getByRole('alert').textContent).toBe(text)
  expect(document.body.textContent).not.toContain('$')
  expect(screen.queryByRole('link')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: remove }))
  expect(cart.getState().items).toEqual([])
})

it.each([
  ['the cart', CartLine],
  ['the checkout', SummaryLine],
])('shows of several units what all and what one of them cost: %s', (_, Line) => {
  render(
    <CartStoreContext value={createCartStore([shirt])}>
      <Line line={{ item: shirt, quoted: null }} />
    </CartStoreContext>,
  )
  screen.getByText('$50.00')
  screen.getByText('$25.00 each')
})
