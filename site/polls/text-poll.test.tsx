// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAccountStore } from '@/site/account/account-store'
import { AccountContext } from '@/site/account/use-account.client'
import { dropToken, keepToken } from '@/site/api/token'
import { TextPoll } from '@/site/polls/text-poll.client'
import type { PollWire } from '@/src/core/contracts/members/post-answers'

const documentId = '11111111-1111-4111-8111-111111111111'
const poll = {
  uid: 'vinyl',
  question: 'On vinyl?',
  options: [
    { uid: 'yes', text: 'Yes' },
    { uid: 'no', text: 'No' },
  ],
}
const wire = (votedOptionId: string | null, percents: (number | null)[]): PollWire => ({
  id: `${documentId}.vinyl`,
  question: poll.question,
  options: poll.options.map(({ uid, text }, index) => ({
    id: uid,
    text,
    votes: null,
    percent: percents[index] ?? null,
  })),
  totalVotes: 3,
  votedOptionId,
  closesAt: null,
  isClosed: false,
})

type Call = { path: string; method: string; body: unknown }

let calls: Call[]
let answer: (call: Call) => PollWire
let store: ReturnType<typeof createAccountStore>
const push = vi.fn()

beforeEach(() => {
  calls = []
  store = createAccountStore()
  push.mockClear()
  answer = () => wire(null, [])
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    const call = { path, method: String(method), body: body && JSON.parse(String(body)) }
    calls.push(call)
    return Response.json(answer(call))
  })
})
afterEach(() => {
  cleanup()
  dropToken()
  vi.unstubAllGlobals()
})

type Router = ComponentProps<typeof AppRouterContext>['value']
type Account = ComponentProps<typeof AccountContext>['value']

const element = () => (
  <AppRouterContext value={{ push } as unknown as Router}>
    <AccountContext value={{ store } as unknown as Account}>
      <TextPoll documentId={documentId} poll={poll} />
    </AccountContext>
  </AppRouterContext>
)
const signIn = (id: string | null) =>
  act(async () => store.getState().initialize(id === null ? null : ({ id } as never)))
const button = () => screen.queryByRole('button', { name: 'Vote' })

it('stands in the page as question and answers, the same for everybody', () => {
  const html = renderToStaticMarkup(element())
  expect(html).toContain('On vinyl?')
  expect(html.match(/type="radio"/g)).toHaveLength(2)
  expect(html).not.toMatch(/%<|votes|checked/)
  expect(calls).toEqual([])
})

it('leads who is not signed in to the login and back to the poll', async () => {
  window.history.replaceState(null, '', '/about?from=mail')
  render(element())
  await signIn(null)
  expect(await screen.findByText('3 votes')).toBeTruthy()
  expect(button()).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByLabelText('Yes'))
  fireEvent.click(button() as HTMLElement)
  const target = encodeURIComponent('/about?from=mail#poll-vinyl')
  expect(push).toHaveBeenCalledExactlyOnceWith(`/login?redirect=${target}`)
  expect(calls.map(({ method }) => method)).toEqual(['GET'])
})

it('takes the vote of somebody signed in who is quicker than the reading of their account', async () => {
  keepToken('of a fan')
  answer = ({ method }) => (method === 'POST' ? wire('yes', [67, 33]) : wire(null, []))
  render(element())
  fireEvent.click(screen.getByLabelText('Yes'))
  await act(async () => fireEvent.click(button() as HTMLElement))
  expect(push).not.toHaveBeenCalled()
  await signIn('fan')
  expect(await screen.findByText('67%')).toBeTruthy()
})

it('has the choice of who had to log in chosen when they are back, and sends nothing', async () => {
  const { unmount } = render(element())
  await signIn(null)
  fireEvent.click(screen.getByLabelText('No'))
  fireEvent.click(button() as HTMLElement)
  unmount()

  store = createAccountStore()
  render(element())
  await signIn('fan')
  expect(screen.getByLabelText('No')).toHaveProperty('checked', true)
  expect(button()).toHaveProperty('disabled', false)
  expect(calls.every(({ method }) => method === 'GET')).toBe(true)

  cleanup()
  render(element())
  expect(screen.getByLabelText('No')).toHaveProperty('checked', false)
})

it('votes, shows the result, and lets the vote be changed', async () => {
  answer = ({ method }) => (method === 'POST' ? wire('yes', [67, 33]) : wire(null, []))
  render(element())
  await signIn('fan')
  fireEvent.click(screen.getByLabelText('Yes'))
  fireEvent.click(button() as HTMLElement)
  expect(await screen.findByText('67%')).toBeTruthy()
  expect(screen.getByText('33%')).toBeTruthy()
  expect(calls.at(-1)).toEqual({
    path: `/api/public/polls/${documentId}.vinyl/vote`,
    method: 'POST',
    body: { optionId: 'yes' },
  })
  expect(screen.getByRole('status').textContent).toBe('Your vote counts')
  expect(button()).toBeNull()
  fireEvent.click(screen.getByLabelText(/No/))
  expect(button()).toHaveProperty('disabled', false)
})

it('shows the result to who voted before, and nothing of it after logging out', async () => {
  answer = () => wire('no', [0, 100])
  render(element())
  await signIn('fan')
  expect(await screen.findByText('100%')).toBeTruthy()
  expect(screen.getByLabelText(/No/)).toHaveProperty('checked', true)
  answer = () => wire(null, [])
  await act(async () => store.getState().signOut())
  expect(screen.queryByText('100%')).toBeNull()
  expect(screen.getByLabelText('No')).toHaveProperty('checked', false)
})

it('stays a poll where the votes cannot be read', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  render(element())
  await signIn('fan')
  await expect.poll(() => log).toHaveBeenCalled()
  fireEvent.click(screen.getByLabelText('Yes'))
  fireEvent.click(button() as HTMLElement)
  await expect.poll(() => screen.getByRole('status').textContent).toBe('Could not save your vote')
  log.mockRestore()
})
