import { expect, it } from 'vitest'
import { blockSchemas } from '@/blocks/_generated/schemas'
import { checkLocks } from '@/src/core/page-document/check/locks'
import { screens } from '@/src/core/page-document/layout/layout'
import { legalTextId, legalTextProblem } from '@/src/core/page-document/legal-text'
import { newNode } from '@/src/core/page-document/new-node'
import { duplicateNode, moveNode, removeNode } from '@/src/core/page-document/operations'
import { type PageDocument, rootId } from '@/src/core/page-document/schema'
import { legalPages } from '@/src/core/page-document/templates/legal-pages'

const [terms] = legalPages('Luna Vale')
const pathname = '/terms-of-service'
const page: PageDocument = {
  version: 1,
  nodes: {
    ...terms?.layout.nodes,
    [rootId]: newNode('root', {}, ['header', 'words', 'box', 'footer']),
    box: newNode('container', {}, ['more']),
    more: newNode('text'),
  },
}
const editing = { document: page, blocks: blockSchemas, pathname }
const elsewhere = { ...editing, pathname: '/about' }

it('says from the first day what can be refunded', () => {
  expect(JSON.stringify(terms?.layout)).toContain('refunded within 14 days')
})

it('neither deletes, moves nor duplicates the text of a legal page', () => {
  expect(removeNode(editing, 'words')).toEqual({ refused: 'cannotDelete' })
  expect(moveNode(editing, 'words', { parentId: 'box', index: 0 })).toEqual({
    refused: 'cannotMove',
  })
  expect(duplicateNode(editing, 'words', () => 'copy')).toEqual({ refused: 'cannotDuplicate' })
  for (const id of ['more', 'box']) {
    expect(removeNode(editing, id)).toHaveProperty('document')
  }
  for (const edit of [
    removeNode,
    (on: typeof editing, id: string) => duplicateNode(on, id, () => 'c'),
  ]) {
    expect(edit(elsewhere, 'words')).toHaveProperty('document')
  }
})

it('takes the first text of a page whose own was lost, with what it stands in', () => {
  const lost = removeNode(elsewhere, 'words')
  const document = 'document' in lost ? lost.document : page
  expect(legalTextId(document, pathname)).toBe('more')
  expect(removeNode({ ...editing, document }, 'box')).toEqual({ refused: 'cannotDelete' })
  expect(legalTextId({ version: 1, nodes: { root: newNode('root') } }, pathname)).toBeUndefined()
})

it('is held by the check before a page is stored', () => {
  const without = removeNode(elsewhere, 'words')
  const inside = moveNode(elsewhere, 'words', { parentId: 'box', index: 0 })
  for (const edit of [without, inside]) {
    const after = 'document' in edit ? edit.document : page
    expect(checkLocks(page, after, blockSchemas, pathname)).toMatchObject([
      { code: 'LOCKED', nodeId: 'words' },
    ])
    expect(checkLocks(page, after, blockSchemas, '/about')).toEqual([])
  }
})

it('knows whether visitors find words', () => {
  const withWords = (patch: object) => ({
    ...page,
    nodes: { ...page.nodes, words: { ...newNode('text'), ...page.nodes.words, ...patch } },
  })
  expect(legalTextProblem(page, blockSchemas)).toBeNull()
  expect(legalTextProblem(withWords({ props: {} }), blockSchemas)).toEqual({ kind: 'missing' })
  for (const screen of screens) {
    const layout = { [screen]: { hidden: true } }
    expect(legalTextProblem(withWords({ layout }), blockSchemas), screen).toEqual({
      kind: 'hidden',
      blockId: 'words',
    })
    const inside = { ...page.nodes, box: { ...newNode('container', {}, ['words']), layout } }
    const root = newNode('root', {}, ['header', 'box', 'footer'])
    expect(legalTextProblem({ version: 1, nodes: { ...inside, root } }, blockSchemas)).toEqual({
      kind: 'hidden',
      blockId: 'box',
    })
  }
})
