// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import type { UIFieldServerProps } from 'payload'
import { afterEach, expect, it, vi } from 'vitest'
import { unsubscribedReason } from '@/src/server/mail/is-still-wanted'

const hasMailServer = vi.fn(() => true)
vi.mock('@/src/server/mail/mail-transport', () => ({ hasMailServer }))
vi.mock('@/src/server/mail/mail-log-summary', () => ({
  mailKindsOf: async () => ['receipt'],
  failedMailsOf: async () => [
    { profileId: 'p1', name: 'Luna Vale', count: 1 },
    { profileId: 'p2', name: 'Kito', count: 3 },
  ],
}))
vi.mock('@/collections/mail-log/components/send-again', () => ({
  SendAgain: ({ label, ...asked }: { label: string }) => (
    <button type="button" data-asked={JSON.stringify(asked)}>
      {label}
    </button>
  ),
}))
vi.mock('@/collections/mail-log/components/refresh-while-queued', () => ({
  RefreshWhileQueued: () => null,
}))
vi.mock('@payloadcms/ui', () => ({ Link: 'a' }))

const { MailFilters } = await import('@/collections/mail-log/components/mail-filters')
const { MailStatus } = await import('@/collections/mail-log/components/mail-status')

afterEach(cleanup)

const offers = () =>
  screen
    .queryAllByRole('button')
    .map(({ textContent, dataset }) => [textContent, JSON.parse(dataset.asked ?? '{}')])

it.each([
  ['failed', true, 1],
  ['not_sent', true, 1],
  ['sent', true, 0],
  ['queued', true, 0],
  ['failed', false, 0],
  ['not_sent', false, 0],
])('of a mail that is %s, with a mail server: %s, offers it %i times', (state, has, times) => {
  hasMailServer.mockReturnValue(has)
  render(<MailStatus {...({ data: { id: 'm1', state } } as unknown as UIFieldServerProps)} />)
  const offer = ['Send again', { path: '/m1/send-again' }]
  expect(offers()).toEqual(Array(times).fill(offer))
})

it('is offered for no mail whose receiver is off the list, who need not have left it', () => {
  hasMailServer.mockReturnValue(true)
  const data = { id: 'm1', state: 'not_sent', error: unsubscribedReason }
  render(<MailStatus {...({ data } as unknown as UIFieldServerProps)} />)
  expect(offers()).toEqual([])
  expect(screen.getByText(/left or was taken off the list/)).toBeTruthy()
})

it('above the list, offers all that failed of each site', async () => {
  const props = { payload: { config: { routes: { admin: '/admin' } } }, searchParams: {} }
  const filters = () => MailFilters(props as unknown as Parameters<typeof MailFilters>[0])
  hasMailServer.mockReturnValue(true)
  render(await filters())
  const path = '/send-failed-again'
  expect(offers()).toEqual([
    ['Send the mail of Luna Vale that failed again', { path, body: { profileId: 'p1' } }],
    ['Send all 3 mails of Kito that failed again', { path, body: { profileId: 'p2' } }],
  ])
  cleanup()
  hasMailServer.mockReturnValue(false)
  render(await filters())
  expect(offers()).toEqual([])
})
