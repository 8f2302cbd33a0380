// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { $getRoot, PASTE_COMMAND } from 'lexical'
import { afterEach, expect, it, vi } from 'vitest'
import { PastedAddress } from '@/plugins/rich-text/features/embeds/pasted-address'
import { type OpenEditor, openEditor } from '@/plugins/rich-text/testing/open-editor'
import type { RichTextNode } from '@/src/core/rich-text'
import { elementNode } from '@/src/rich-text/test-render'

vi.stubGlobal('visualViewport', null)
class ResizeObserverStub {
  observe() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', ResizeObserverStub)

let open: OpenEditor
afterEach(() => {
  cleanup()
  open.close()
})

/** What is stored when an address pasted at the end of this was put in as what it leads to. */
async function afterEmbed(line: RichTextNode): Promise<RichTextNode[]> {
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
  fireEvent.click(await screen.findByText('Embed as video'))
  await vi.waitFor(() => expect(JSON.stringify(open.nodes())).not.toContain('"link"'))
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
