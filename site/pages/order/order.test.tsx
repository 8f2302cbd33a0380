// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAccountStore } from '@/site/account/account-store'
import { AccountContext } from '@/site/account/use-account.client'
import { createCartStore } from '@/site/cart/cart-store'
import { CartStoreContext } from '@/site/cart/use-cart.client'
import { Order } from '@/site/pages/order/order.client'
import type { Account } from '@/src/core/contracts/accounts'
import type { OrderView } from '@/src/core/contracts/orders'
import { messages } from '@/src/core/messages'

const order: OrderView = {
  ref: '7KQ2-M4XD-9TRB',
  status: 'delivered',
  email: 'ada@example.com',
  currency: 'usd',
  lines: [],
  subtotal: 9,
  discount: 0,
  discountCode: '',
  shipping: 0,
  tax: 0,
  taxIncluded: 0,
  tip: 0,
  total: 9,
  refunded: 0,
  refundState: 'none',
  shippingAddress: null,
  parcels: [],
  hasHandedOver: false,
  stillToCome: '',
  standing: 'Delivered',
  coming: '',
  history: [],
  createdAt: '2026-11-02T10:00:00.000Z',
  paidAt: '2026-11-02T10:00:00.000Z',
  isPaid: true,
  needsReview: false,
  canRetry: false,
  canCancel: false,
  testPayments: false,
}

let asked: string[]

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json(order)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Context = ComponentProps<typeof AccountContext>['value']

async function open(query: string, user: Account | null) {
  const store = createAccountStore()
  store.getState().initialize(user)
  await act(async () => {
    render(
      <SearchParamsContext value={new URLSearchParams(query)}>
        <AccountContext value={{ store } as Context}>
          <CartStoreContext value={createCartStore()}>
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
  expect(screen.queryByText(messages.orders.keep)).not.toBeNull()
})

it('opens without a key to the account that bought it', async () => {
  await open(`order=${order.ref}`, { email: order.email } as Account)
  expect(asked).toEqual([`/api/public/orders/${order.ref}/refresh`])
  expect(screen.queryByText(messages.orders.keep)).toBeNull()
})
