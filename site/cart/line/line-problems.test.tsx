// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { CartItem } from '@/site/cart/cart-item'
import { createCartStore } from '@/site/cart/cart-store'
import { LineProblems } from '@/site/cart/line/line-problems'
import { CartStoreContext } from '@/site/cart/use-cart.client'
import type { QuotedLine } from '@/src/core/contracts/orders/order-answers'
import { giftMessages } from '@/src/core/messages/gift'
import { giftAnswers } from '@/src/core/messages/gift-answers'

afterEach(cleanup)

it('lets a gift go out at once whose day passed while it lay in the cart', () => {
  const gift: CartItem = {
    productId: 'album',
    productVariantId: 'digital',
    title: 'Night Bus',
    priceMinor: 900,
    coverImage: '',
    quantity: 1,
    canIncreaseQuantity: false,
    payWhatYouWant: false,
    deliveryType: 'digital',
    isGift: true,
    recipientName: 'Ann',
    recipientEmail: 'ann@example.com',
    deliverAt: '2020-01-01T09:00:00.000Z',
  }
  const cart = createCartStore([gift])
  const said = [{ kind: 'gift_day_over', text: giftAnswers.dayOver }]
  const quoted = { isAvailable: false, messages: said } as unknown as QuotedLine
  render(
    <CartStoreContext value={cart}>
      <LineProblems line={{ item: gift, quoted }} />
    </CartStoreContext>,
  )
  expect(screen.getByRole('alert').textContent).toBe(giftAnswers.dayOver)
  fireEvent.click(screen.getByRole('button', { name: giftMessages.sendAtOnce }))
  expect(cart.getState().items).toEqual([{ ...gift, deliverAt: '' }])
})
