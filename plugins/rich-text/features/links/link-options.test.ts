// @vitest-environment jsdom
import { $getRoot, PASTE_COMMAND, type TextNode } from '@payloadcms/richtext-lexical/lexical'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { $readLink, setLink } from '@/plugins/rich-text/features/links/link-options'
import { type OpenEditor, openEditor } from '@/plugins/rich-text/testing/open-editor'
import { elementNode, textNode } from '@/src/rich-text/testing/test-render'

vi.stubGlobal('ClipboardEvent', class extends Event {})

const address = 'https://tour.example'

let open: OpenEditor
beforeEach(() => {
  const typed = elementNode('autolink', { url: address, isUnlinked: false }, textNode(address))
  open = openEditor(elementNode('paragraph', {}, textNode('Come to '), typed, textNode(' soon')))
})
afterEach(() => open.close())

const $address = () =>
  $getRoot()
    .getAllTextNodes()
    .find((text) => text.getTextContent() === address) as TextNode
/** Writes something beside it, and into it: by then the editor has looked at the address again. */
function goOn(): void {
  open.update(() => $address().getNextSibling<TextNode>()?.setTextContent(' at once'))
  open.update(() => $address().markDirty())
}
const links = () =>
  open.nodes().flatMap(({ children = [] }) => children.filter(({ type }) => type.endsWith('link')))
const shown = () => open.editor.getEditorState().read($readLink)
const all = address.length

it.each([
  ['the caret in it', 2, 2],
  ['it selected', 0, all],
])('takes the link off a typed address for good, with %s', (_, from, to) => {
  open.update(() => $address().select(from, to))
  setLink(open.editor, null)
  goOn()
  expect(links()).toMatchObject([{ type: 'autolink', isUnlinked: true }])
  expect(open.host.querySelector('a')).toBeNull()
  expect(shown()).toBeNull()
})

it.each([
  ['the caret in it', 2, 2],
  ['it selected', 0, all],
])('leads a typed address where the artist says, with %s', (_, from, to) => {
  open.update(() => $address().select(from, to))
  setLink(open.editor, { url: '/tour', isNewTab: true })
  open.update(() => $address().markDirty())
  expect(links()).toMatchObject([
    { type: 'link', url: '/tour', target: '_blank', children: [{ text: address }] },
  ])
  expect(shown()).toEqual({ url: '/tour', isNewTab: true })
})

it('leads it where a pasted address says', () => {
  open.update(() => $address().select(0, all))
  const event = new Event('paste', { cancelable: true }) as ClipboardEvent
  const getData = (type: string) => (type === 'text/plain' ? 'https://new.example' : '')
  Object.assign(event, { clipboardData: { types: ['text/plain'], files: [], getData } })
  open.update(() => void open.editor.dispatchCommand(PASTE_COMMAND, event))
  open.update(() => $address().markDirty())
  expect(links()).toMatchObject([{ type: 'link', url: 'https://new.example' }])
})

it('links an address again that was no link', () => {
  open.update(() => $address().select(2, 2))
  setLink(open.editor, null)
  setLink(open.editor, { url: '/tour', isNewTab: false })
  open.update(() => $address().markDirty())
  expect(links()).toMatchObject([{ type: 'link', url: '/tour', children: [{ text: address }] }])
})
