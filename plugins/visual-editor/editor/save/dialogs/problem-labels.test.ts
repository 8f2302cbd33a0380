import { expect, it } from 'vitest'
import type { BlockRegistry } from '@/plugins/visual-editor/editor/block-registry'
import { problemLabel } from '@/plugins/visual-editor/editor/save/dialogs/problem-labels'
import { problemsOnOpening } from '@/src/core/page-document/reading/open'
import { repairDocument } from '@/src/core/page-document/reading/repair'
import { testBlocks } from '@/src/core/page-document/test-blocks'

const blocks = new Map(
  [...testBlocks].map(([type, definition]) => [
    type,
    { definition, editor: { label: type === 'box' ? 'Container' : 'Note' } },
  ]),
) as unknown as BlockRegistry

const node = (type: string, children: string[] = [], v = 1) => ({ type, props: {}, children, v })
const page = (children: string[], nodes: object) => ({
  version: 1,
  nodes: {
    root: node('root', ['top', ...children, 'end']),
    top: node('top'),
    ...nodes,
    end: node('end'),
  },
})

function wordsFor(stored: unknown): string[] {
  const { document } = repairDocument(stored, testBlocks)
  return problemLabel(problemsOnOpening(stored, testBlocks), { document, blocks })
}

it.each([
  ['a cycle', page(['a'], { a: node('box', ['a']) }), '“Container” stood in more than one place'],
  [
    'a missing block',
    page(['a'], { a: node('box', ['gone']) }),
    'Something that stood on the page',
  ],
  [
    'a name for links that is there twice',
    page(['a', 'b'], {
      a: { ...node('box'), anchor: 'tour' },
      b: { ...node('note'), anchor: 'tour' },
    }),
    '“Note” had the name for links of another block',
  ],
  [
    'an unknown block',
    page(['a'], { a: node('acme/map') }),
    'of the kind “acme/map” is not installed',
  ],
  ['a newer block', page(['a'], { a: node('note', [], 99) }), '“Note” comes from a newer version'],
  ['a newer page', { ...page([], {}), version: 9 }, 'This page comes from a newer version'],
  ['a lost block', page([], { lost: node('box') }), 'A block stood nowhere on the page'],
  ['garbage', { hello: 'world' }, 'What is stored here is not a page'],
])('says of %s what could not be shown', (_kind, stored, expected) => {
  expect(wordsFor(stored).join(' ')).toContain(expected)
})

it('says each thing once, and nothing about a whole page', () => {
  expect(wordsFor(page(['a', 'b'], { a: node('x/y'), b: node('x/y') }))).toHaveLength(1)
  expect(wordsFor(page([], {}))).toEqual([])
})
