import { expect, it } from 'vitest'
import { layerRows } from '@/plugins/visual-editor/editor/panels/layer-rows'
import type { PageDocument } from '@/src/core/page-document/schema'

const node = (children: string[] = []) => ({ type: 'container', props: {}, children, v: 1 })
const page: PageDocument = {
  version: 1,
  nodes: { root: node(['a', 'c']), a: node(['b']), b: node(), c: node() },
}
const rows = (closed: string[], query = '') =>
  layerRows(page, new Set(closed), query, (id) => `Block ${id}`).map(({ id, level }) => [id, level])

it('lists blocks in reading order, with what is inside indented', () => {
  expect(rows([])).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 0],
  ])
})

it('hides what is inside closed blocks, unless it is looked for', () => {
  expect(rows(['a'])).toEqual([
    ['a', 0],
    ['c', 0],
  ])
  expect(rows(['a'], 'block B')).toEqual([['b', 1]])
})
