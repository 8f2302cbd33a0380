// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAccountStore } from '@/site/account/account-store'
import { AccountContext } from '@/site/account/use-account.client'
import type { CartItem } from '@/site/cart/cart-item'
import { createCartStore } from '@/site/cart/cart-store'
import { attemptKey, openOrder, rememberOrder } from '@/site/cart/checkout/checkout-attempt'
import { CartStoreContext } from '@/site/cart/use-cart.client'
import { Order } from '@/site/pages/order/order.client'
import type { Account } from '@/src/core/contracts/accounts/account-answers'
import type { OrderView } from '@/src/core/contracts/orders/order-answers'
import { ordersMessages } from '@/src/core/messages/orders'
import { sampleOrder as order } from '@/src/testing/sample-order'

const song: CartItem = {
  productId: 'salt',
  productVariantId: 'salt-digital',
  title: 'Salt & Signal',
  priceMinor: 900,
  coverImage: '',
  quantity: 1,
  canIncreaseQuantity: false,
  payWhatYouWant: false,
  deliveryType: 'digital',
  isGift: false,
}

let asked: string[]
let answer: OrderView

beforeEach(() => {
  asked = []
  answer = order
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json(answer)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

type Context = ComponentProps<typeof AccountContext>['value']

async function open(query: string, user: Account | null, cart = createCartStore()) {
  const store = createAccountStore()
  store.getState().initialize(user)
  await act(async () => {
    render(
      <SearchParamsContext value={new URLSearchParams(query)}>
        <AccountContext value={{ store } as Context}>
          <CartStoreContext value={cart}>
            <Order profileId="1" />
          </CartStoreContext>
        </AccountContext>
      </SearchParamsContext>,
    )
  })
  await screen.findByText('Thank you')
}

it('opens with its key, and offers its guest an account', async () => {
  await open(`order=${order.ref}&token=secret`, null)
  expect(asked).toEqual([`/api/public/orders/${order.ref}/refresh?token=secret`])
  expect(screen.queryByText(ordersMessages.keep)).not.toBeNull()
})

it('opens without a key to the account that bought it', async () => {
  await open(`order=${order.ref}`, { email: order.email } as Account)
  expect(asked).toEqual([`/api/public/orders/${order.ref}/refresh`])
  expect(screen.queryByText(ordersMessages.keep)).toBeNull()
})

it.each([
  ['empties the cart that it was made of, in whichever tab it opens', order.ref, 0],
  ['leaves a cart alone that another order was made of', 'ZZZZ-M4XD-9TRB', 1],
])('%s', async (_, orderRef, left) => {
  const body = { profileId: '1', email: order.email, items: [] }
  const token = 't'.repeat(43)
  rememberOrder('1', attemptKey(body), { orderRef, token })
  sessionStorage.clear()
  const cart = createCartStore()
  cart.getState().load([song])
  await open(`order=${order.ref}&token=${token}`, null, cart)
  expect(cart.getState().items).toHaveLength(left)
  expect(openOrder('1')?.orderRef).toBe(left === 0 ? undefined : orderRef)
})

it('lets the buyer take back whom they agreed to tell, while that was not sent', async () => {
  answer = { ...order, toTell: ['meta', 'google'] }
  await open(`order=${order.ref}&token=secret`, null)
  expect(screen.queryByText(ordersMessages.toTell('Meta and Google', ''))).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: ordersMessages.withdrawConsent }))
  await screen.findByText(ordersMessages.consentWithdrawn(''))
  expect(asked.at(-1)).toBe(`/api/public/orders/${order.ref}/withdraw-consent?token=secret`)
  expect(screen.queryByRole('button', { name: ordersMessages.withdrawConsent })).toBeNull()
  expect(document.activeElement?.textContent).toBe(ordersMessages.consentWithdrawn(''))
})

it('says whom it may have been sent to, also when that began after it was opened', async () => {
  answer = { ...order, toTell: ['meta', 'google'], maybeTold: ['google', 'tiktok'] }
  await open(`order=${order.ref}&token=secret`, null)
  expect(screen.queryByText(ordersMessages.toTell('Meta and Google', 'Google'))).not.toBeNull()
  answer = { ...order, toTell: [], maybeTold: ['meta', 'google', 'tiktok'] }
  fireEvent.click(screen.getByRole('button', { name: ordersMessages.withdrawConsent }))
  const said = 'Taken back. It may have been sent to Meta and Google already. Nothing more is sent.'
  expect(await screen.findByText(said)).not.toBeNull()
})

it('offers nothing to take back where nobody is told', async () => {
  await open(`order=${order.ref}&token=secret`, null)
  expect(screen.queryByRole('button', { name: ordersMessages.withdrawConsent })).toBeNull()
})
