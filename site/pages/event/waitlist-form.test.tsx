// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAccountStore } from '@/site/account/account-store'
import { AccountContext } from '@/site/account/use-account.client'
import { WaitlistForm } from '@/site/pages/event/waitlist-form.client'
import { emailListMessages } from '@/src/core/messages/email-list'
import { waitlistMessages } from '@/src/core/messages/tickets'

type Account = ComponentProps<typeof AccountContext>['value']

const ids = {
  profileId: '11111111-1111-4111-8111-111111111111',
  eventId: '22222222-2222-4222-8222-222222222222',
  ticketId: '33333333-3333-4333-8333-333333333333',
}
const { ask, asked, onSale } = waitlistMessages

let calls: { path: string; body: unknown }[]
let answer: () => Response
let store: ReturnType<typeof createAccountStore>

beforeEach(() => {
  calls = []
  answer = () => Response.json({ waiting: true })
  store = createAccountStore()
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    calls.push({ path, body: JSON.parse(String(body)) })
    return answer()
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = () =>
  render(
    <AccountContext value={{ store } as unknown as Account}>
      <WaitlistForm {...ids} label="Standing" />
    </AccountContext>,
  )
const signIn = (email: string) => act(async () => store.getState().initialize({ email } as never))
const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: ask })))
const path = `/api/public/events/${ids.eventId}/waitlist`
const { profileId, ticketId } = ids

it('takes an address, and says in the place of the form who is written to', async () => {
  open()
  await press()
  // What checks the form is loaded with the first press.
  const patient = { timeout: 10_000 }
  await screen.findByText(emailListMessages.emailRequired, {}, patient)
  expect(calls).toEqual([])
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ana@example.com' } })
  await press()
  const said = await screen.findByText(asked('ana@example.com'), {}, patient)
  expect(document.activeElement).toBe(said)
  expect(calls).toEqual([{ path, body: { profileId, ticketId, email: 'ana@example.com' } }])
})

it('is one press for who is signed in', async () => {
  open()
  await signIn('fan@example.com')
  expect(screen.queryByLabelText('Email')).toBeNull()
  await press()
  expect(await screen.findByText(asked('fan@example.com'))).toBeTruthy()
  expect(calls).toEqual([{ path, body: { profileId, ticketId, email: 'fan@example.com' } }])
})

it.each(['', 'fan@example.com'])('says why it was refused, signed in as “%s”', async (user) => {
  answer = () => Response.json({ code: 'CONFLICT', message: onSale }, { status: 409 })
  open()
  if (user) {
    await signIn(user)
  } else {
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ana@example.com' } })
  }
  await press()
  expect((await screen.findByRole('alert', {}, { timeout: 10_000 })).textContent).toBe(onSale)
  expect(screen.getByRole('button', { name: ask })).toBeTruthy()
})
