// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, it } from 'vitest'
import { createAccountStore } from '@/site/account/account-store'
import { AccountContext } from '@/site/account/use-account.client'
import { KeepPurchases } from '@/site/pages/order/keep-purchases.client'
import type { Account } from '@/src/core/contracts/accounts'
import { messages } from '@/src/core/messages'
import { safeRedirect } from '@/src/core/safe-redirect'

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
const offer = () => screen.queryByText(messages.orders.keep)

it('offers an account to a guest, which leads to what was bought', () => {
  const enter = open()
  // Nobody knows yet who it is.
  expect(offer()).toBeNull()
  enter(null)
  expect(offer()).not.toBeNull()
  expect(screen.getByText(/ada@example\.com/)).toBeTruthy()
  for (const [name, path] of [
    ['Sign up', '/signup'],
    ['Log in', '/login'],
  ] as const) {
    const { pathname, searchParams } = new URL(
      screen.getByRole<HTMLAnchorElement>('link', { name }).href,
    )
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
