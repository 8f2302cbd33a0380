// @vitest-environment jsdom
import { $getRoot, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical'
import { afterEach, expect, it, vi } from 'vitest'
import { type OpenEditor, openEditor } from '@/plugins/rich-text/testing/open-editor'
import { setBlockKind } from '@/plugins/rich-text/toolbar/block-kinds'
import type { RichTextNode } from '@/src/core/rich-text'
import { elementNode } from '@/src/rich-text/testing/test-render'

// Events that jsdom has not, and Lexical asks after.
class DragEventStub extends Event {}
class ClipboardEventStub extends Event {}
vi.stubGlobal('DragEvent', DragEventStub)
vi.stubGlobal('ClipboardEvent', ClipboardEventStub)

let open: OpenEditor
afterEach(() => open.close())

const levels = 17
const pasted = `${Array.from({ length: levels }, (_, at) => `<ul><li>${at + 1}`).join('')}${'</li></ul>'.repeat(levels)}`

function paste(html: string) {
  open.update(() => {
    $getRoot().selectEnd()
    const clipboardData = {
      types: ['text/html'],
      files: [],
      getData: (type: string) => (type === 'text/html' ? html : ''),
    }
    const event = Object.assign(new Event('paste', { cancelable: true }), { clipboardData })
    open.editor.dispatchCommand(PASTE_COMMAND, event as unknown as ClipboardEvent)
  })
}

/** How deep lists nest in these. */
const depthOf = (nodes: readonly RichTextNode[]): number =>
  Math.max(
    0,
    ...nodes.map(({ type, children = [] }) => depthOf(children) + (type === 'list' ? 1 : 0)),
  )

it('keeps the deepest levels of pasted lists at the seventh, in their order', () => {
  open = openEditor()
  paste(pasted)
  expect(depthOf(open.nodes())).toBe(7)
  const items = [...open.host.querySelectorAll('li')].filter((item) => !item.querySelector('ul'))
  expect(items.map((item) => item.textContent)).toEqual(
    Array.from({ length: levels }, (_, at) => `${at + 1}`),
  )
})

it('makes no line of them that stands deeper than others may', () => {
  open = openEditor()
  paste(pasted)
  open.update(() => $getRoot().selectEnd())
  setBlockKind(open.editor, 'paragraph')
  open.update(() => {})
  const line = open.nodes().find(({ type }) => type === 'paragraph')
  expect(line?.indent).toBeLessThanOrEqual(7)
})

it('takes a line back that is further in than seven levels', () => {
  open = openEditor(elementNode('paragraph', { indent: 13 }))
  open.update(() => {})
  expect(open.nodes()[0]?.indent).toBe(7)
})
