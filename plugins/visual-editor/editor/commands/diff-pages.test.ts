import { expect, it } from 'vitest'
import { diffPages } from '@/plugins/visual-editor/editor/commands/diff-pages'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'

const node = (children: string[] = [], more: Partial<PageNode> = {}): PageNode => ({
  type: 'box',
  props: {},
  children,
  v: 1,
  ...more,
})
const page = (nodes: PageDocument['nodes']): PageDocument => ({ version: 1, nodes })
const [a, b, c] = [node(), node(), node()]
const start = page({ root: node(['a', 'b', 'c']), a, b, c })

it.each([
  ['nothing', start, null],
  [
    'a block that came with another inside',
    page({ ...start.nodes, root: node(['a', 'b', 'c', 'd']), e: node(), d: node(['e']) }),
    { kind: 'added', id: 'd' },
  ],
  ['a block that went', page({ root: node(['a', 'c']), a, c }), { kind: 'deleted', id: 'b' }],
  [
    'a setting',
    page({ ...start.nodes, b: { ...b, props: { title: 'New' } } }),
    { kind: 'changed', id: 'b' },
  ],
  ['a name', page({ ...start.nodes, c: { ...c, name: 'Tour' } }), { kind: 'changed', id: 'c' }],
  [
    'the one that travelled furthest',
    page({ ...start.nodes, root: node(['c', 'a', 'b']) }),
    { kind: 'moved', id: 'c' },
  ],
  [
    'a block that changed its parent',
    page({ root: node(['b', 'c']), a, b: node(['a'], { props: b.props }), c }),
    { kind: 'moved', id: 'a' },
  ],
])('finds %s', (_what, after, expected) => {
  expect(diffPages(start, after)).toEqual(expected)
})

it('takes the selected one of two neighbours that changed places', () => {
  const swapped = page({ ...start.nodes, root: node(['b', 'a', 'c']) })
  expect(diffPages(start, swapped, 'a')).toEqual({ kind: 'moved', id: 'a' })
  expect(diffPages(start, swapped, 'b')).toEqual({ kind: 'moved', id: 'b' })
  expect(diffPages(start, swapped, 'c')?.id).not.toBe('c')
})
