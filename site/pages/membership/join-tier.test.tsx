// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAccountStore } from '@/site/account/account-store'
import { returnPath } from '@/site/account/return-path'
import { AccountContext } from '@/site/account/use-account.client'
import { createCartStore } from '@/site/cart/cart-store'
import { CartStoreContext } from '@/site/cart/use-cart.client'
import { JoinTier } from '@/site/pages/membership/join-tier.client'
import type { CurrentMembership } from '@/src/core/contracts/accounts/account-answers'
import type { TierView } from '@/src/core/contracts/members/membership-tiers'
import { showDate } from '@/src/core/dates/show-date'
import { joinPath } from '@/src/core/memberships/join-path'
import { membershipMessages } from '@/src/core/messages/membership'

const tierId = '11111111-1111-4111-8111-111111111111'
const tier: TierView = {
  id: tierId,
  name: 'Circle',
  payWhatYouWant: false,
  payWhatYouWantMinimumMinor: null,
  priceMonthlyMinor: 500,
  priceYearlyMinor: 5000,
  isRecommended: false,
  isActive: true,
  discountPercent: 0,
  benefits: [],
}
const open: TierView = {
  ...tier,
  payWhatYouWant: true,
  payWhatYouWantMinimumMinor: 400,
  priceYearlyMinor: null,
}

const push = vi.fn()
let asked: unknown[]
let redirectUrl: string | null
let charged: number
let membership: Partial<CurrentMembership> | null
let store: ReturnType<typeof createAccountStore>

beforeEach(() => {
  push.mockClear()
  asked = []
  membership = null
  redirectUrl = '#paid'
  charged = 0
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.endsWith('/checkout')) {
      asked.push(JSON.parse(String(body)))
    }
    return Response.json({ membership, oldPrice: null, redirectUrl, charged })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Router = ComponentProps<typeof AppRouterContext>['value']
type Account = ComponentProps<typeof AccountContext>['value']

/** The page of the tier at an address, for a guest or for somebody who is signed in. */
async function openPage(
  shown: TierView,
  path: string,
  user: { id: string } | null,
  name?: RegExp | null,
) {
  cleanup()
  window.history.replaceState(null, '', path)
  store = createAccountStore()
  render(
    <AppRouterContext value={{ push } as unknown as Router}>
      <AccountContext value={{ store } as unknown as Account}>
        <CartStoreContext value={createCartStore()}>
          <JoinTier tier={shown} />
        </CartStoreContext>
      </AccountContext>
    </AppRouterContext>,
  )
  await act(async () => store.getState().initialize(user as never))
  if (name !== null) {
    await expect.poll(() => button(name)).toHaveProperty('disabled', false)
  }
}
const button = (name = /^Join Circle/) => screen.getByRole('button', { name })
const yearly = () => screen.getByRole('radio', { name: /^Yearly/ })
const price = () => screen.getByLabelText(/^Your price/)

/** Where signing up leads on to, as the form there reads it. */
function afterSignUp(): string {
  const form = new URL(push.mock.lastCall?.[0] ?? '', 'https://luna.example')
  expect(form.pathname).toBe('/signup')
  return returnPath(form as unknown as Location)
}

it('keeps the year that a guest chose past signing up', async () => {
  await openPage(tier, joinPath(tierId, '/members#post-1'), null)
  fireEvent.click(yearly())
  fireEvent.click(button())
  const next = afterSignUp()
  expect(next).toBe(joinPath(tierId, '/members#post-1', { interval: 'year' }))
  await openPage(tier, next, { id: 'fan' })
  expect(yearly()).toHaveProperty('checked', true)
  expect(button().textContent).toBe('Join Circle for $50.00 a year')
  await act(async () => fireEvent.click(button()))
  expect(asked).toEqual([{ tierId, interval: 'year', returnTo: '/members#post-1' }])
})

it('keeps their own price, too, however they wrote it', async () => {
  await openPage(open, joinPath(tierId), null)
  fireEvent.click(yearly())
  fireEvent.change(price(), { target: { value: '$60,5' } })
  fireEvent.click(button())
  await openPage(open, afterSignUp(), { id: 'fan' })
  expect(price()).toHaveProperty('value', '60.50')
  expect(button().textContent).toBe('Join Circle for $60.50 a year')
  fireEvent.change(price(), { target: { value: '70' } })
  await act(async () => fireEvent.click(button()))
  expect(asked).toEqual([{ tierId, interval: 'year', amount: 70 }])
})

it('carries nothing that nobody chose', async () => {
  await openPage(open, joinPath(tierId), null)
  fireEvent.change(price(), { target: { value: '1.00' } })
  fireEvent.click(button())
  expect(afterSignUp()).toBe(joinPath(tierId))
})

it.each([
  'interval=week&amount=-5',
  'interval=none&amount=9e9',
  'interval=&amount=',
  'interval=month&interval=%3Cscript%3E&amount=%3Cscript%3E',
])('begins as usual where an address says what cannot be: %s', async (query) => {
  await openPage(open, `${joinPath(tierId)}&${query}`, null)
  expect(screen.getByRole('radio', { name: /^Monthly/ })).toHaveProperty('checked', true)
  expect(price()).toHaveProperty('value', '')
})

it('offers what the tier offers, whatever an address says', async () => {
  await openPage(
    { ...tier, priceYearlyMinor: null },
    joinPath(tierId, undefined, { interval: 'year', amount: '1.00' }),
    { id: 'fan' },
  )
  expect(button().textContent).toBe('Join Circle for $5.00 a month')
  await act(async () => fireEvent.click(button()))
  expect(asked).toEqual([{ tierId, interval: 'month' }])
})

it('says the least that the artist wants, for a month and for a year', async () => {
  await openPage(open, joinPath(tierId), null)
  expect(screen.getByLabelText('Your price in dollars, at least $4.00')).toBeTruthy()
  fireEvent.click(yearly())
  expect(screen.getByLabelText('Your price in dollars, at least $48.00')).toBeTruthy()
  fireEvent.change(price(), { target: { value: '47.99' } })
  expect(screen.getByText('Price must be at least $48.00')).toBeTruthy()
})

it('says nothing of a least where there is none, only what cannot be charged', async () => {
  await openPage({ ...open, payWhatYouWantMinimumMinor: null }, joinPath(tierId), null)
  expect(screen.getByLabelText('Your price in dollars')).toHaveProperty('placeholder', '')
  expect(yearly().parentElement?.textContent).toBe('Yearly')
  expect(document.body.textContent).not.toMatch(/0\.00|at least|from/)
  for (const text of ['0', '0.49', 'nothing']) {
    fireEvent.change(price(), { target: { value: text } })
    expect(screen.getByText('Price must be at least $0.50')).toBeTruthy()
  }
  fireEvent.change(price(), { target: { value: '0.50' } })
  expect(button().textContent).toBe('Join Circle for $0.50 a month')
})

it('lets the person who has ended join again, though what they paid for stays open for a while', async () => {
  membership = { tierId, tierName: 'Circle', status: 'canceled', interval: 'month', amount: 5 }
  await openPage(tier, joinPath(tierId), { id: 'fan' })
  await act(async () => fireEvent.click(button()))
  expect(asked).toEqual([{ tierId, interval: 'month' }])
})

/** On the page of Circle, on these terms of another tier. */
async function openChange(now: Partial<CurrentMembership>, path = joinPath(tierId)) {
  const [currentPeriodStart, currentPeriodEnd] = [-15, 15].map((days) =>
    new Date(Date.now() + days * 86_400_000).toISOString(),
  )
  const running = { status: 'active', interval: 'month', next: null } as const
  membership = { ...running, currentPeriodStart, currentPeriodEnd, ...now }
  await openPage(tier, path, { id: 'fan' }, /^Change to Circle/)
}

it('says what a change has come to that takes effect at once', async () => {
  await openChange({ tierId: 'deck', tierName: 'Deck', amount: 3 })
  const before = membership
  membership = { ...before, tierId, tierName: 'Circle', amount: 5 }
  charged = 1.02
  await act(async () => fireEvent.click(button(/^Change to Circle/)))
  expect(screen.getByRole('status').textContent).toContain(
    'From now on you are on Circle, for $5.00 a month. You paid $1.02 for it now.',
  )
  expect(screen.queryAllByRole('radio')).toEqual([])
  expect(document.body.textContent).not.toContain(membershipMessages.alreadyOnTier)
})

it('says from when on a change takes effect that comes later', async () => {
  await openChange({ tierId: 'deck', tierName: 'Deck', amount: 9 })
  const { currentPeriodEnd = '' } = membership ?? {}
  membership = { ...membership, next: { tierId, tierName: 'Circle', interval: 'month', amount: 5 } }
  await act(async () => fireEvent.click(button(/^Change to Circle/)))
  const words = membershipMessages.becomes('Circle', showDate(String(currentPeriodEnd)))
  expect(screen.getByText(words)).toBeTruthy()
  expect(document.body.textContent).not.toContain('From now on')
})

it.each(['deck', tierId])('leads to the account while the membership of %s ends', async (own) => {
  membership = {
    tierId: own,
    status: 'active',
    interval: 'month',
    amount: 9,
    cancelAtPeriodEnd: true,
    currentPeriodEnd: '2027-03-01T12:00:00.000Z',
  }
  await openPage(open, joinPath(tierId), { id: 'fan' }, null)
  expect(await screen.findByText(membershipMessages.endingFirst)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'My Account' }).getAttribute('href')).toBe(
    '/account#membership',
  )
  expect(screen.queryByRole('button')).toBeNull()
  await openPage(
    { ...tier, priceMonthlyMinor: null, priceYearlyMinor: null },
    joinPath(tierId),
    { id: 'fan' },
    null,
  )
  expect(await screen.findByText(membershipMessages.isGiven('March 1, 2027'))).toBeTruthy()
})

it('leads to where the card is changed while a payment has failed', async () => {
  membership = { tierId: 'deck', status: 'past_due', interval: 'month', amount: 9 }
  await openPage(tier, joinPath(tierId), { id: 'fan' }, null)
  expect(await screen.findByText(membershipMessages.paymentFailed)).toBeTruthy()
  const link = screen.getByRole('link', { name: membershipMessages.updateCard })
  expect(link.getAttribute('href')).toBe('/account#membership')
  expect(screen.queryAllByRole('radio')).toEqual([])
})

it('says on the own tier what is paid now, and offers what differs from it', async () => {
  const running = { status: 'active', interval: 'month', amount: 5, next: null } as const
  membership = { ...running, tierId, tierName: 'Circle', currentPeriodEnd: '2027-03-01T12:00:00Z' }
  await openPage(tier, joinPath(tierId), { id: 'fan' }, null)
  expect(await screen.findByText(membershipMessages.paysThis)).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: /Yearly/ }))
  expect(button(/^Change to Circle/)).toBeTruthy()
})

it('says that somebody is in who joined for free', async () => {
  const free = { ...tier, priceMonthlyMinor: null, priceYearlyMinor: null }
  await openPage(free, joinPath(tierId), { id: 'fan' })
  membership = { tierId, tierName: 'Circle', status: 'free', interval: 'none', amount: 0 }
  redirectUrl = null
  await act(async () => fireEvent.click(button()))
  expect(screen.getByRole('status').textContent).toContain(membershipMessages.joined('Circle'))
  expect(document.body.textContent).not.toContain(membershipMessages.alreadyOnTier)
})
