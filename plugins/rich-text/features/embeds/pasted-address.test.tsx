// @vitest-environment jsdom

import {
  $getRoot,
  $getSelection,
  COMMAND_PRIORITY_LOW,
  KEY_ESCAPE_COMMAND,
  KEY_TAB_COMMAND,
  PASTE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { PastedAddress } from '@/plugins/rich-text/features/embeds/pasted-address'
import { type OpenEditor, openEditor } from '@/plugins/rich-text/testing/open-editor'
import { stubLayout } from '@/plugins/rich-text/testing/stub-layout'
import type { RichTextNode } from '@/src/core/rich-text'
import { elementNode } from '@/src/rich-text/testing/test-render'

stubLayout()

let open: OpenEditor
afterEach(() => {
  cleanup()
  open.close()
})

/** What takes the place of an address pasted at the end of this. */
function offerAfter(line: RichTextNode): Promise<HTMLElement> {
  open = openEditor(line)
  render(<PastedAddress editor={open.editor} element={open.host} />)
  open.update(() => {
    $getRoot().selectEnd()
    const clipboardData = {
      types: [],
      getData: () => 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    }
    const event = Object.assign(new Event('paste', { cancelable: true }), { clipboardData })
    open.editor.dispatchCommand(PASTE_COMMAND, event as unknown as ClipboardEvent)
  })
  return screen.findByText('Embed as video')
}

/** What is stored when it was put in. */
async function afterEmbed(line: RichTextNode): Promise<RichTextNode[]> {
  fireEvent.click(await offerAfter(line))
  await expect.poll(() => JSON.stringify(open.nodes())).not.toContain('"link"')
  return open.nodes()
}

const picture: RichTextNode = { type: 'inline-image', version: 1, src: '/moon.png' }
const item = (...children: RichTextNode[]) => elementNode('listitem', { value: 1 }, ...children)
const list = (...items: RichTextNode[]) =>
  elementNode('list', { listType: 'bullet', start: 1, tag: 'ul' }, ...items)
const types = (nodes: RichTextNode[]) => nodes.map(({ type }) => type)

it.each([
  ['line', elementNode('paragraph', {}, picture)],
  ['list', list(item(picture))],
])('keeps the picture of a %s when the address behind it becomes a video', async (_, line) => {
  const nodes = await afterEmbed(line)
  expect(types(nodes)).toEqual([line.type, 'youtube', 'paragraph'])
  expect(JSON.stringify(nodes[0])).toContain('moon.png')
})

it.each([
  ['line', elementNode('paragraph', {})],
  ['list', list(item())],
])('leaves no empty %s above what it put in', async (_, line) => {
  expect(types(await afterEmbed(line))).toEqual(['youtube', 'paragraph'])
})

it('is closed by Escape, which ends nothing else', async () => {
  await offerAfter(elementNode('paragraph', {}))
  const end = vi.fn(() => true)
  open.editor.registerCommand(KEY_ESCAPE_COMMAND, end, COMMAND_PRIORITY_LOW)
  fireEvent.keyDown(open.host, { key: 'Escape' })
  await expect.poll(() => screen.queryByText('Embed as video')).toBeNull()
  expect(end).not.toHaveBeenCalled()
  fireEvent.keyDown(open.host, { key: 'Escape' })
  expect(end).toHaveBeenCalledOnce()
})

it('is reached by Tab, and left for the words by Escape', async () => {
  const button = await offerAfter(elementNode('paragraph', {}))
  const tab = (shiftKey: boolean) => {
    const event = new KeyboardEvent('keydown', { key: 'Tab', shiftKey, cancelable: true })
    open.update(() => open.editor.dispatchCommand(KEY_TAB_COMMAND, event))
  }
  // jsdom focuses nothing for being written in.
  open.host.tabIndex = 0
  open.host.focus()
  tab(true)
  expect(document.activeElement).not.toBe(button)
  tab(false)
  expect(document.activeElement).toBe(button)
  fireEvent.keyDown(button, { key: 'Escape' })
  await expect.poll(() => screen.queryByText('Embed as video')).toBeNull()
  expect(document.activeElement).toBe(open.host)
  expect(JSON.stringify(open.nodes())).toContain('"link"')
})

it('is gone once somebody writes on', async () => {
  await offerAfter(elementNode('paragraph', {}))
  open.update(() => $getSelection()?.insertText(' and'))
  await expect.poll(() => screen.queryByText('Embed as video')).toBeNull()
})
