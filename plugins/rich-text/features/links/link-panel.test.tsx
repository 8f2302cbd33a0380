// @vitest-environment jsdom

import {
  $getRoot,
  COMMAND_PRIORITY_LOW,
  KEY_ESCAPE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { LinkPanel } from '@/plugins/rich-text/features/links/link-panel'
import { type OpenEditor, openEditor } from '@/plugins/rich-text/testing/open-editor'
import { stubLayout } from '@/plugins/rich-text/testing/stub-layout'
import { elementNode } from '@/src/rich-text/testing/test-render'

stubLayout()

let open: OpenEditor
afterEach(() => {
  cleanup()
  open.close()
})

it('is closed by Escape in the words, which ends nothing else', () => {
  const words = { type: 'text', version: 1, text: 'Tickets' }
  const link = elementNode('link', { url: 'https://tickets.example' }, words)
  open = openEditor(elementNode('paragraph', {}, link))
  open.update(() => $getRoot().selectEnd())
  const end = vi.fn(() => true)
  open.editor.registerCommand(KEY_ESCAPE_COMMAND, end, COMMAND_PRIORITY_LOW)
  const onClose = vi.fn()
  render(<LinkPanel editor={open.editor} isAsked={false} anchor={() => null} onClose={onClose} />)
  expect(screen.getByText('https://tickets.example')).toBeTruthy()
  fireEvent.keyDown(open.host, { key: 'Escape' })
  expect(onClose).toHaveBeenCalledExactlyOnceWith(false)
  expect(end).not.toHaveBeenCalled()
})
