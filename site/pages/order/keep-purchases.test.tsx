// @vitest-environment jsdom

import { act, cleanup, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, it } from 'vitest'
import { createAccountStore } from '@/site/account/account-store'
import { AccountContext } from '@/site/account/use-account.client'
import { KeepPurchases } from '@/site/pages/order/order.client'
import type { Account } from '@/src/core/contracts/accounts/account-answers'
import { ordersMessages } from '@/src/core/messages/orders'
import { safeRedirect } from '@/src/core/urls/safe-redirect'

afterEach(cleanup)

type Context = ComponentProps<typeof AccountContext>['value']

function open(isPaid = true) {
  const store = createAccountStore()
  render(
    <AccountContext value={{ store } as Context}>
      <KeepPurchases order={{ isPaid, email: 'ada@example.com' }} />
    </AccountContext>,
  )
  return (user: Account | null) => act(() => store.getState().initialize(user))
}
const offer = () => screen.queryByText(ordersMessages.keep)

it('offers a guest to log in or to sign up, which leads to what was bought', () => {
  const enter = open()
  // Nobody knows yet who it is.
  expect(offer()).toBeNull()
  enter(null)
  expect(offer()).not.toBeNull()
  // Whether it has one already is nobody's business.
  expect(screen.getByText(/^Log in or sign up with ada@example\.com\./)).toBeTruthy()
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Log in', 'Sign up'])
  for (const [index, path] of ['/login', '/signup'].entries()) {
    const { pathname, searchParams } = new URL(links[index]?.href ?? '')
    expect(pathname).toBe(path)
    expect(safeRedirect(searchParams.get('redirect'))).toBe('/account#purchases')
  }
})

it('offers none to who is logged in', () => {
  const enter = open()
  enter({ email: 'ada@example.com' } as Account)
  expect(offer()).toBeNull()
})

it('offers none before the order is paid', () => {
  const enter = open(false)
  enter(null)
  expect(offer()).toBeNull()
})
