// @vitest-environment jsdom

import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { RemoveMedia } from '@/src/admin/media/library/remove-media'
import type { MediaItem } from '@/src/core/contracts/pages/media-answers'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('says in words what shows a picture, and tells apart what has one name', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json([
      { kind: 'Page', title: 'Tour' },
      { kind: 'Event', title: 'Tour' },
      { kind: 'Product', title: 'Night Ferry' },
      { kind: 'Theme', title: '' },
    ]),
  )
  const item = { id: 'm', name: 'moon.jpg' } as MediaItem
  openTestEditor(
    { root: node('root') },
    { children: <RemoveMedia item={item} onRemoved={() => {}} /> },
  )
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain(
    'Used on Tour (page), Tour (event), Night Ferry, your theme. Delete anyway?',
  )
})
