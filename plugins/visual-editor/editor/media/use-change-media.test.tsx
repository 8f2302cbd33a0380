// @vitest-environment jsdom

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { SaveOnBlurField } from '@/src/admin/media/library/media-details'
import { useChangeMedia } from '@/src/admin/media/library/use-change-media'
import type { MediaItem } from '@/src/core/contracts/pages/media-answers'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const item = { id: 'm', name: 'Moss', alt: '' } as Partial<MediaItem> as MediaItem

function Details() {
  const { change, problem } = useChangeMedia(item, () => {})
  return (
    <>
      <SaveOnBlurField id="alt" value="" maxLength={20} onSave={(alt) => change({ alt })} />
      <p role="alert">{problem}</p>
    </>
  )
}

function Window() {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      {isOpen && <Details />}
      <button type="button" onClick={() => setIsOpen(false)}>
        Close
      </button>
    </>
  )
}

const type = () => {
  const field = screen.getByRole('textbox')
  fireEvent.change(field, { target: { value: 'Wet moss' } })
  return field
}

it('says beside the field what was refused, and tells it once the field is gone', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Not this one' }, { status: 400 }))
  const { said } = openTestEditor({ root: node('root') }, { children: <Window /> })
  fireEvent.blur(type())
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Not this one'))
  expect(said()).toBe('')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Wetter moss' } })
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(said()).toBe('Not this one'))
})
