// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { openDocument } from '@/src/admin/autosave/open-documents'
import type { NewsletterState } from '@/src/core/contracts/audience/newsletters'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const openModal = vi.fn()
vi.mock('@payloadcms/ui', () => ({
  Link: ({ href, children }: { href: string; children: string }) => <a href={href}>{children}</a>,
  useConfig: () => ({ config: { routes: { admin: '/admin', api: '/api' } } }),
  useDocumentInfo: () => ({ savedDocumentData: { profile: { id: 'p1' } } }),
  useModal: () => ({ openModal }),
  Button: ({
    children,
    ...props
  }: {
    children: ReactNode
    onClick?: () => void
    disabled?: boolean
  }) => (
    <button type="button" onClick={props.onClick} disabled={props.disabled}>
      {children}
    </button>
  ),
  ConfirmationModal: ({ body }: { body: ReactNode }) => <div role="dialog">{body}</div>,
}))

const { SendActions } = await import('@/plugins/newsletters/admin/send-actions')

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  openModal.mockReset()
})

const audienceOf = (count: number, unfinished: string[] = []) =>
  vi.stubGlobal('fetch', async () => Response.json({ count, unfinished }))

const open = (hasPostalAddress: boolean, state: NewsletterState = 'draft') =>
  render(
    <SendActions
      base="/api/newsletters/n1"
      state={state}
      hasMailServer
      hasPostalAddress={hasPostalAddress}
      onProgress={() => {}}
    />,
  )

it('says before it is sent that the postal address is missing, with the way to it', () => {
  open(false)
  expect(screen.getByRole('dialog').textContent).toContain(ownerMessages.newsletters.noAddress)
  const link = screen.getByText(ownerMessages.newsletters.giveAddress)
  expect(link.getAttribute('href')).toBe('/admin/collections/profiles/p1')
})

it('says nothing where one is given', () => {
  open(true)
  expect(screen.getByRole('dialog').textContent).not.toContain(ownerMessages.newsletters.noAddress)
})

it('says before it is sent that a button leads nowhere', async () => {
  const said = 'This button leads nowhere yet.'
  audienceOf(2, [said])
  open(true)
  expect(screen.getByRole('dialog').textContent).not.toContain(said)
  fireEvent.click(screen.getByRole('button', { name: 'Send now…' }))
  await waitFor(() => expect(openModal).toHaveBeenCalled())
  expect(screen.getByRole('dialog').textContent).toContain(
    `${ownerMessages.newsletters.unfinished} ${said}`,
  )
})

it('says how a mail is changed that waits for its date', () => {
  const words = 'To change what it says, call it off first.'
  const { unmount } = open(true, 'scheduled')
  expect(screen.queryByText(words)).not.toBeNull()
  unmount()
  open(true)
  expect(screen.queryByText(words)).toBeNull()
})

it('does not ask whether to send what nobody would get', async () => {
  audienceOf(0)
  open(true)
  fireEvent.click(screen.getByRole('button', { name: 'Send now…' }))
  expect((await screen.findByRole('alert')).textContent).toBe(ownerMessages.newsletters.noReceivers)
  expect(openModal).not.toHaveBeenCalled()
})

it.each([
  [-1, ownerMessages.newsletters.dateInPast],
  [limits.newsletter.scheduleDaysMax + 1, ownerMessages.newsletters.dateTooFar],
  [1, ''],
])('says at once what is wrong with a date %s days ahead', async (days, said) => {
  audienceOf(0)
  open(true)
  fireEvent.click(screen.getByRole('button', { name: 'Send later…' }))
  const field = screen.getByLabelText('When it is sent, in your time')
  const value = new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 16)
  fireEvent.change(field, { target: { value } })
  const told = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')
  await waitFor(() => expect(told()?.textContent ?? '').toBe(said))
  // A list may fill up until then.
  fireEvent.click(screen.getByRole('button', { name: 'Choose this date…' }))
  await waitFor(() => expect(openModal).toHaveBeenCalledTimes(said ? 0 : 1))
})

it('asks for a date where none is chosen', async () => {
  open(true)
  fireEvent.click(screen.getByRole('button', { name: 'Send later…' }))
  fireEvent.click(screen.getByRole('button', { name: 'Choose this date…' }))
  expect((await screen.findByRole('alert')).textContent).toBe(ownerMessages.newsletters.dateInPast)
  expect(openModal).not.toHaveBeenCalled()
})

it.each([
  [true, ownerMessages.emails.testOnItsWay('luna@example.com')],
  [false, ownerMessages.emails.testOnlyInLog],
])('says what became of a test where a mail server is set up: %s', async (hasMailServer, words) => {
  vi.stubGlobal('fetch', async () => Response.json({ to: 'luna@example.com', hasMailServer }))
  open(true)
  fireEvent.click(screen.getByRole('button', { name: 'Send a test to myself' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(words))
})

it('saves what is open before anything is sent, and sends nothing when that fails', async () => {
  audienceOf(2)
  const save = vi.fn(async () => false)
  const close = openDocument('newsletters', 'n1', save)
  open(true)
  fireEvent.click(screen.getByRole('button', { name: 'Send now…' }))
  await screen.findByText(ownerMessages.newsletters.saveFirst)
  expect(openModal).not.toHaveBeenCalled()
  close()
})
