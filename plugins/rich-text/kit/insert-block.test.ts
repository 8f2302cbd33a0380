// @vitest-environment jsdom
import { $createTableNodeWithDimensions } from '@lexical/table'
import { $getRoot, type ElementNode } from '@payloadcms/richtext-lexical/lexical'
import { afterEach, expect, it } from 'vitest'
import { $insertBlock } from '@/plugins/rich-text/kit/insert-block'
import { type OpenEditor, openEditor } from '@/plugins/rich-text/testing/open-editor'
import type { RichTextNode } from '@/src/core/rich-text'
import { elementNode, textNode } from '@/src/rich-text/testing/test-render'

let open: OpenEditor
afterEach(() => open.close())

/** What is stored after a table was put in behind this. */
function afterTable(...line: RichTextNode[]): RichTextNode[] {
  open = openEditor(elementNode('paragraph', {}, ...line))
  open.update(() => {
    $getRoot().getFirstChild<ElementNode>()?.selectEnd()
    $insertBlock($createTableNodeWithDimensions(1, 1))
  })
  return open.nodes()
}

const picture: RichTextNode = { type: 'inline-image', version: 1, src: '/moon.png' }

it.each([
  ['a picture', picture],
  ['a formula', { type: 'equation', version: 1, equation: 'x', inline: true }],
  ['what it does not know', { type: 'quiz', version: 3 }],
  ['words', textNode('Words')],
])('keeps a line that holds %s alone', (_, node) => {
  const [line, ...rest] = afterTable(node)
  expect(line?.children).toMatchObject([{ type: node.type }])
  expect(rest.map(({ type }) => type)).toEqual(['table', 'paragraph'])
})

it('takes the place of an empty line', () => {
  expect(afterTable().map(({ type }) => type)).toEqual(['table', 'paragraph'])
})
