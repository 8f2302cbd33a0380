// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const openModal = vi.fn()
vi.mock('@payloadcms/ui', () => ({
  Link: ({ href, children }: { href: string; children: string }) => <a href={href}>{children}</a>,
  useConfig: () => ({ config: { routes: { admin: '/admin', api: '/api' } } }),
  useDocumentInfo: () => ({ id: 'p1', savedDocumentData: { isPublished: true } }),
  useFormModified: () => false,
  useModal: () => ({ openModal }),
  Button: ({ children, ...props }: { children: ReactNode; onClick?: () => void }) => (
    <button type="button" onClick={props.onClick}>
      {children}
    </button>
  ),
  ConfirmationModal: () => null,
}))

const { PostMailPanel } = await import('@/plugins/newsletters/admin/post-mail-panel')

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each([
  [0, false],
  [2, true],
])('asks whether to send to %i people only where there are any', async (count, isAsked) => {
  openModal.mockReset()
  const answer = { mail: null, hasPostalAddress: true, count }
  vi.stubGlobal('fetch', async () => Response.json(answer))
  render(<PostMailPanel />)
  fireEvent.click(await screen.findByRole('button', { name: 'Email this post…' }))
  const refusal = () => screen.queryByText(ownerMessages.newsletters.noReceivers)
  await waitFor(() => expect(openModal.mock.calls.length > 0 || refusal() !== null).toBe(true))
  expect([openModal.mock.calls.length > 0, refusal() !== null]).toEqual([isAsked, !isAsked])
})
