import { expect, it } from 'vitest'
import { comparePages } from '@/src/core/page-document/compare'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'

const node = (children: string[] = [], props: PageNode['props'] = {}): PageNode => ({
  type: children.length > 0 ? 'box' : 'note',
  props,
  children,
  v: 1,
})
const page = (children: string[], nodes: Record<string, PageNode> = {}): PageDocument => ({
  version: 1,
  nodes: {
    root: { type: 'root', props: {}, children, v: 1 },
    ...Object.fromEntries(children.map((id) => [id, node()])),
    ...nodes,
  },
})

it('finds nothing between equal pages, whatever the order of their keys', () => {
  const before = page(['a'], { a: node([], { x: 1, y: { p: 1, q: 2 } }) })
  const after = page(['a'], { a: node([], { y: { q: 2, p: 1 }, x: 1 }) })
  expect(comparePages(before, after)).toEqual({ added: [], removed: [], changed: [], moved: [] })
})

it('names what came, went and looks different', () => {
  const before = page(['a', 'b', 'box'], { box: node(['in']), in: node() })
  const after = page(['a', 'c', 'box'], {
    a: node([], { words: 'new' }),
    box: node(['in']),
    in: { ...node(), layout: { base: { width: 50 } } } as PageNode,
  })
  expect(comparePages(before, after)).toEqual({
    added: ['c'],
    removed: ['b'],
    changed: ['a', 'in'],
    moved: [],
  })
})

it('says that one block moved, not all those it passed', () => {
  const before = page(['a', 'b', 'c', 'd'])
  expect(comparePages(before, page(['d', 'a', 'b', 'c'])).moved).toEqual(['d'])
  expect(comparePages(before, page(['b', 'c', 'd', 'a'])).moved).toEqual(['a'])
})

it('counts a block in another parent as moved', () => {
  const before = page(['box', 'a'], { box: node(['b']), b: node() })
  const after = page(['box'], { box: node(['b', 'a']), b: node(), a: node() })
  expect(comparePages(before, after)).toEqual({ added: [], removed: [], changed: [], moved: ['a'] })
})
