import { expect, it } from 'vitest'
import {
  createPlaceholderPosition,
  findPlaceholderPosition,
} from '@/plugins/visual-editor/editor/commands/placeholder-position'
import { node, testBlocks } from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import type { PageDocument } from '@/src/core/page-document/schema'

const page = (root: string[], box: string[] | null): PageDocument => ({
  version: 1,
  nodes: {
    root: node('root', root),
    ...(box && { box: node('box', box) }),
    ...Object.fromEntries(['a', 'b', 'c', 'd'].map((id) => [id, node('note')] as const)),
    head: node('header'),
    foot: node('footer'),
  },
})

const before = page(['head', 'a', 'b', 'box', 'foot'], ['c', 'd'])
/** Where a place of the former page is on a later one. */
const now = (parentId: string, index: number, later: PageDocument) =>
  findPlaceholderPosition(testBlocks, later, createPlaceholderPosition(before, { parentId, index }))

it('stays between its neighbours while others come, go and move', () => {
  expect(now('root', 2, before)).toEqual({ parentId: 'root', index: 2 })
  const later = page(['head', 'box', 'c', 'a', 'b', 'foot'], ['d'])
  expect(now('root', 2, later)).toEqual({ parentId: 'root', index: 4 })
  expect(now('root', 4, later)).toEqual({ parentId: 'root', index: 2 })
})

it('goes by the neighbour that is left', () => {
  const later = page(['head', 'b', 'box', 'foot'], ['d'])
  expect(now('root', 2, later)).toEqual({ parentId: 'root', index: 1 })
  expect(now('box', 1, later)).toEqual({ parentId: 'box', index: 0 })
  expect(now('box', 0, later)).toEqual({ parentId: 'box', index: 1 })
})

it('falls back to the end, never behind the footer', () => {
  const later = page(['head', 'box', 'foot'], [])
  expect(now('root', 2, later)).toEqual({ parentId: 'root', index: 2 })
  expect(now('box', 1, later)).toEqual({ parentId: 'box', index: 0 })
})

it('is nowhere when the block around it is gone', () => {
  expect(now('box', 1, page(['head', 'a', 'b', 'foot'], null))).toBeNull()
})
