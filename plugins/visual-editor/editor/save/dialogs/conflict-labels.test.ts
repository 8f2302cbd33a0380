import { expect, it } from 'vitest'
import { editorBlocks } from '@/blocks/_generated/editor'
import { editorBlocks as emailBlocks } from '@/email-blocks/_generated/editor'
import { definitionsOf } from '@/plugins/visual-editor/editor/block-registry'
import { describeConflict } from '@/plugins/visual-editor/editor/save/dialogs/conflict-labels'
import { mergePages } from '@/src/core/page-document/merge/merge-pages'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'

const words = (text: string) => ({
  root: {
    type: 'root',
    version: 1,
    children: [
      { type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text, format: 0 }] },
    ],
  },
})

const page = (type: string, props: object, root: PageNode['props'] = {}): PageDocument => ({
  version: 1,
  nodes: {
    root: { type: 'root', props: root, children: ['a'], v: 1 },
    a: { type, props: props as PageNode['props'], children: [], v: 1 },
  },
})

function told(
  blocks: typeof editorBlocks,
  base: PageDocument,
  mine: PageDocument,
  theirs: PageDocument,
) {
  const { conflicts } = mergePages({ base, mine, theirs }, definitionsOf(blocks))
  return conflicts.map((conflict) => {
    const { title, ...sides } = describeConflict(conflict, { blocks, noun: 'page', mine, theirs })
    return [title, sides.mine.words, sides.theirs.words]
  })
}

it.each<[string, object, object, string[]]>([
  [
    'text',
    { doc: words('Spring') },
    { doc: words('Autumn') },
    ['Spring · Words', 'Spring', 'Autumn'],
  ],
  ['text', { size: 'large' }, { size: 'heading' }, ['Text · Size', 'Large', 'Section heading']],
  ['button', { opensNewTab: true }, { href: '/b' }, []],
  ['button', { href: '/a' }, { href: '/b' }, ['Listen now · Link', '/a', '/b']],
])('says in an artist’s words what differs in %s', (type, mine, theirs, expected) => {
  const found = told(editorBlocks, page(type, {}), page(type, mine), page(type, theirs))
  expect(found).toEqual(expected.length > 0 ? [expected] : [])
})

it('says which subject a mail would have, as it reads', () => {
  const of = (subject: string) => page('email-root', {}, { subject })
  expect(told(emailBlocks, of('Hello'), of('For {{customer.firstName}}'), of('Dear all'))).toEqual([
    ['Subject', 'For ‹First name›', 'Dear all'],
  ])
})
