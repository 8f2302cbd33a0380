import { describe, expect, it } from 'vitest'
import { blockSchemas } from '@/blocks/_generated/schemas'
import { checkDocument } from '@/src/core/page-document/check/integrity'
import {
  duplicateNode,
  insertSubtree,
  moveNode,
  removeNode,
} from '@/src/core/page-document/operations'
import { type PageDocument, type PageNode, rootId } from '@/src/core/page-document/schema'

const node = (type: string, children: string[] = []): PageNode => ({
  type,
  props: {},
  children,
  v: blockSchemas.get(type)?.v ?? 1,
})

const nodes = {
  root: node('root', ['top', 'box', 'columns', 'end']),
  top: node('page-header'),
  box: node('container'),
  columns: node('columns'),
  end: node('footer'),
}
const document: PageDocument = { version: 1, nodes }
const editing = { document, blocks: blockSchemas }

describe.each([
  ['page-header', 'top'],
  ['footer', 'end'],
])('the %s', (type, id) => {
  it('is neither deleted, moved, duplicated nor pasted', () => {
    expect(removeNode(editing, id)).toEqual({ refused: 'cannotDelete' })
    expect(moveNode(editing, id, { parentId: 'box', index: 0 })).toEqual({ refused: 'cannotMove' })
    expect(duplicateNode(editing, id, () => 'copy')).toEqual({ refused: 'cannotDuplicate' })
    for (const parentId of [rootId, 'box', 'columns']) {
      const pasted = { rootId: 'new', nodes: { new: node('container', ['in']), in: node(type) } }
      expect(insertSubtree(editing, pasted, { parentId, index: 1 })).toEqual({ refused: 'onlyOne' })
    }
  })

  it('takes nothing inside', () => {
    const subtree = { rootId: 'new', nodes: { new: node('button') } }
    const place = { parentId: id, index: 0 }
    expect(insertSubtree(editing, subtree, place)).toEqual({ refused: 'takesNoChildren' })
    expect(moveNode(editing, 'box', place)).toEqual({ refused: 'takesNoChildren' })
  })

  it('is held in its place by the check before a page is stored', () => {
    const codesOf = (changed: Record<string, PageNode>) => {
      const checked = checkDocument({ version: 1, nodes: { ...nodes, ...changed } }, blockSchemas)
      return 'problems' in checked ? checked.problems.map(({ code }) => code) : []
    }
    const others = nodes.root.children.filter((child) => child !== id)
    expect(codesOf({})).toEqual([])
    expect(codesOf({ root: node('root', others) })).toContain('SINGLETON')
    expect(codesOf({ root: node('root', others), box: node('container', [id]) })).toContain(
      'SINGLETON',
    )
    expect(codesOf({ root: node('root', [...nodes.root.children].reverse()) })).toContain(
      'SINGLETON',
    )
    expect(codesOf({ box: node('container', ['two']), two: node(type) })).toContain('SINGLETON')
    expect(codesOf({ [id]: node(type, ['in']), in: node('button') })).toContain(
      'NO_CHILDREN_ALLOWED',
    )
  })
})

it('lets nothing stand above the page header or below the footer', () => {
  const subtree = { rootId: 'new', nodes: { new: node('columns') } }
  expect(insertSubtree(editing, subtree, { parentId: rootId, index: 0 })).toEqual({
    refused: 'aboveFirst',
  })
  expect(insertSubtree(editing, subtree, { parentId: rootId, index: 4 })).toEqual({
    refused: 'belowLast',
  })
})
