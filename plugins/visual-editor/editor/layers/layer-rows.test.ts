import { expect, it } from 'vitest'
import { foundRows, layerRows, rowsInSight } from '@/plugins/visual-editor/editor/layers/layer-rows'
import type { PageDocument } from '@/src/core/page-document/schema'

const node = (children: string[] = []) => ({ type: 'container', props: {}, children, v: 1 })
const page: PageDocument = {
  version: 1,
  nodes: { root: node(['a', 'c']), a: node(['b']), b: node(), c: node() },
}

it('lists blocks in reading order, with what is inside indented', () => {
  expect(layerRows(page, new Set())).toMatchObject([
    { id: 'a', parentId: 'root', index: 0, siblings: 2, level: 0, isParent: true, isOpen: true },
    { id: 'b', parentId: 'a', index: 0, siblings: 1, level: 1, isParent: false },
    { id: 'c', parentId: 'root', index: 1, level: 0 },
  ])
})

it('hides what is inside closed blocks, unless it is looked for', () => {
  expect(layerRows(page, new Set(['a'])).map(({ id }) => id)).toEqual(['a', 'c'])
  expect(foundRows(page, ' block B', (id) => `Block ${id}`)).toMatchObject([{ id: 'b', level: 0 }])
})

it('draws the rows in sight, some around them, and the one in use', () => {
  const sight = { scrollTop: 3200, height: 320, rowHeight: 32 }
  const shown = rowsInSight(2000, sight, 0)
  expect(shown.slice(0, 2)).toEqual([0, 94])
  expect(shown.at(-1)).toBe(115)
  expect(rowsInSight(3, { ...sight, scrollTop: 0 }, 1)).toEqual([0, 1, 2])
  expect(rowsInSight(0, sight, -1)).toEqual([])
})
