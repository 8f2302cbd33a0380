// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ownerMessages } from '@/src/core/owner-messages'

vi.mock('@payloadcms/ui', () => ({
  Link: ({ href, children }: { href: string; children: string }) => <a href={href}>{children}</a>,
  useConfig: () => ({ config: { routes: { admin: '/admin', api: '/api' } } }),
  useDocumentInfo: () => ({ savedDocumentData: { profile: { id: 'p1' } } }),
  useModal: () => ({ openModal: () => {} }),
  Button: ({ children }: { children: ReactNode }) => <button type="button">{children}</button>,
  ConfirmationModal: ({ body }: { body: ReactNode }) => <div role="dialog">{body}</div>,
}))

const { SendActions } = await import('@/plugins/newsletters/admin/send-actions')

afterEach(cleanup)

const open = (hasPostalAddress: boolean) =>
  render(
    <SendActions
      base="/api/newsletters/n1"
      state="draft"
      isModified={false}
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
