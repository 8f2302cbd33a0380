// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { WatchProfile } from '@/collections/profiles/components/watch-profile.client'

const form = vi.hoisted(() => ({
  id: undefined as string | undefined,
  savedName: undefined as string | undefined,
  syncTenants: vi.fn(),
  updateTenants: vi.fn(),
}))

// Payload's own hooks ask for the whole admin around them.
vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({ id: form.id }),
  useDocumentTitle: () => ({ title: form.savedName }),
  useFormSubmitted: () => true,
  useOperation: () => (form.id ? 'update' : 'create'),
  useFormFields: (select: (context: unknown[]) => unknown) =>
    select([{ name: { initialValue: form.savedName } }]),
}))
vi.mock('@payloadcms/plugin-multi-tenant/client', () => ({ useTenantSelection: () => form }))

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

it('asks for nothing again when a new artist was refused: that would empty the form', () => {
  Object.assign(form, { id: undefined, savedName: undefined })
  render(<WatchProfile />)
  expect(form.syncTenants).not.toHaveBeenCalled()
  expect(form.updateTenants).not.toHaveBeenCalled()
})

it('tells of an artist who was saved, and again under another name', () => {
  Object.assign(form, { id: 'p', savedName: 'Luna Vale' })
  const { rerender } = render(<WatchProfile />)
  form.savedName = 'Luna'
  rerender(<WatchProfile />)
  rerender(<WatchProfile />)
  expect(form.updateTenants.mock.calls).toEqual([
    [{ id: 'p', label: 'Luna Vale' }],
    [{ id: 'p', label: 'Luna' }],
  ])
})
