import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limits } from '@/src/core/limits'
import { checkDocument } from '@/src/core/page-document/check/integrity'
import { checkLocks } from '@/src/core/page-document/check/locks'
import {
  asNewcomer,
  copySubtree,
  duplicateNode,
  type Edit,
  insertSubtree,
  moveNode,
  type NodePatch,
  removeNode,
  setNode,
  setProps,
} from '@/src/core/page-document/operations'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'
import { testBlocks } from '@/src/core/page-document/test-blocks'
import { placeOf, subtreeIds } from '@/src/core/page-document/tree'
import { runs } from '@/src/testing/soak'

const node = (type: string, children: string[] = []): PageNode => ({
  type,
  props: {},
  children,
  v: testBlocks.get(type)?.v ?? 1,
})
const on = (document: PageDocument) => ({ document, blocks: testBlocks })
const one = (id: string, type: string) => ({ rootId: id, nodes: { [id]: node(type) } })

function done(edit: Edit): PageDocument {
  if ('refused' in edit) {
    throw new Error(edit.refused)
  }
  return edit.document
}

const start: PageDocument = {
  version: 1,
  nodes: {
    root: node('root', ['top', 'a', 'b', 'end']),
    top: node('top'),
    a: node('box', ['n', 's']),
    n: node('note'),
    s: node('seal'),
    b: node('box'),
    end: node('end'),
  },
}

it('inserts, moves, duplicates and removes', () => {
  const inserted = done(insertSubtree(on(start), one('x', 'note'), { parentId: 'b', index: 0 }))
  const moved = done(moveNode(on(inserted), 'n', { parentId: 'b', index: 1 }))
  expect(moved.nodes).toMatchObject({ a: { children: ['s'] }, b: { children: ['x', 'n'] } })

  const fresh = ['copy1', 'copy2', 'copy3'].values()
  const copied = done(duplicateNode(on(moved), 'b', () => fresh.next().value ?? ''))
  expect(copied.nodes.root?.children).toEqual(['top', 'a', 'b', 'copy1', 'end'])
  expect(copied.nodes.copy1?.children).toEqual(['copy2', 'copy3'])

  const removed = done(removeNode(on(copied), 'b'))
  expect(Object.keys(removed.nodes)).not.toEqual(expect.arrayContaining(['x']))
  expect(start.nodes.b?.children).toEqual([])
})

it('gives a name for links to one block only', () => {
  const named = done(setNode(on(start), 'b', { anchor: 'tour' }))
  expect(named.nodes.b?.anchor).toBe('tour')
  expect(setNode(on(named), 'a', { anchor: 'tour' })).toEqual({ refused: 'anchorTaken' })
  expect(setNode(on(named), 'b', { anchor: 'tour' })).toEqual({ document: named })
  for (const bad of ['Tour', 'our tour', '-tour', 'content', 'poll-1', 'process', 'x'.repeat(41)]) {
    expect(setNode(on(named), 'a', { anchor: bad })).toEqual({ refused: 'badProps' })
  }
  const locked = done(setNode(on(named), 'b', { isLocked: true }))
  expect(setNode(on(locked), 'b', { anchor: 'shows' })).toEqual({ refused: 'locked' })

  const copied = done(duplicateNode(on(named), 'b', () => 'copy'))
  expect([copied.nodes.b?.anchor, copied.nodes.copy?.anchor]).toEqual(['tour', undefined])
  const subtree = copySubtree(named, 'b', () => 'back')
  const cut = done(removeNode(on(named), 'b'))
  const back = done(insertSubtree(on(cut), subtree, { parentId: 'root', index: 1 }))
  expect(back.nodes.back?.anchor).toBe('tour')
  expect(checkDocument(back, testBlocks)).toMatchObject({ document: back })
  const twice = { ...back, nodes: { ...back.nodes, a: { ...back.nodes.a, anchor: 'tour' } } }
  expect(checkDocument(twice, testBlocks)).toMatchObject({
    problems: [{ code: 'ANCHOR_TAKEN' }],
  })
  expect(done(setNode(on(named), 'b', { anchor: undefined }))).toEqual(start)
})

it('gives polls of a copy votes of their own, and keeps those of what moves', () => {
  const doc = (uid: string) => ({
    root: { type: 'root', children: [{ type: 'poll', uid, options: [{ uid: 'yes' }] }] },
  })
  const polled = {
    ...start,
    nodes: { ...start.nodes, n: { ...node('note'), props: { doc: doc('p') } } },
  }
  const fresh = ['copy', 'q'].values()
  const copied = done(duplicateNode(on(polled), 'n', () => fresh.next().value ?? ''))
  expect(copied.nodes.copy?.props).toEqual({ doc: doc('q') })
  expect(copied.nodes.n?.props).toEqual({ doc: doc('p') })
  const moved = done(moveNode(on(polled), 'n', { parentId: 'b', index: 0 }))
  expect(moved.nodes.n?.props).toEqual({ doc: doc('p') })
})

describe('an order of its own on narrow screens', () => {
  const layout = { tablet: { order: -1 }, mobile: { hidden: true, order: -2 } }
  const reordered = {
    ...start,
    nodes: { ...start.nodes, n: { ...node('note'), layout }, s: { ...node('seal'), layout } },
  }
  const boxAfter = (edit: Edit, id = 'n') => done(edit).nodes[id]?.layout

  it('stays with a block among its neighbours, and with one beside it that is a copy', () => {
    expect(boxAfter(moveNode(on(reordered), 'n', { parentId: 'a', index: 1 }))).toEqual(layout)
    expect(
      boxAfter(
        duplicateNode(on(reordered), 'n', () => 'copy'),
        'copy',
      ),
    ).toEqual(layout)
  })

  it('means nothing among others', () => {
    const kept = { mobile: { hidden: true } }
    expect(boxAfter(moveNode(on(reordered), 'n', { parentId: 'b', index: 0 }))).toEqual(kept)
    expect(reordered.nodes.n.layout).toEqual(layout)
    const whole = {
      ...reordered,
      nodes: {
        ...reordered.nodes,
        a: { ...node('box', ['n', 's']), layout: { tablet: { order: 3 } } },
      },
    }
    const fresh = ['x', 'y', 'z'].values()
    const inside = asNewcomer(copySubtree(whole, 'a', () => fresh.next().value ?? ''))
    expect(inside.nodes.x).toEqual(node('box', ['y', 'z']))
    expect(inside.nodes.y?.layout).toEqual(layout)
  })
})

it('moves within one parent by the index among the others', () => {
  const moved = done(moveNode(on(start), 'a', { parentId: 'root', index: 2 }))
  expect(moved.nodes.root?.children).toEqual(['top', 'b', 'a', 'end'])
})

it.each<[string, Edit, string]>([
  ['the header', removeNode(on(start), 'top'), 'cannotDelete'],
  ['the root', removeNode(on(start), 'root'), 'notThere'],
  ['a box with a locked block in it', removeNode(on(start), 'a'), 'cannotDelete'],
  ['moving the header', moveNode(on(start), 'top', { parentId: 'a', index: 0 }), 'cannotMove'],
  ['above the header', moveNode(on(start), 'b', { parentId: 'root', index: 0 }), 'aboveFirst'],
  [
    'below the footer',
    insertSubtree(on(start), one('x', 'note'), { parentId: 'root', index: 4 }),
    'belowLast',
  ],
  ['into the header', moveNode(on(start), 'n', { parentId: 'top', index: 0 }), 'takesNoChildren'],
  ['into itself', moveNode(on(start), 'a', { parentId: 'a', index: 0 }), 'intoItself'],
  ['outside the siblings', moveNode(on(start), 'n', { parentId: 'b', index: 1 }), 'outOfRange'],
  [
    'a second footer',
    insertSubtree(on(start), one('x', 'end'), { parentId: 'root', index: 1 }),
    'onlyOne',
  ],
  [
    'an unknown block',
    insertSubtree(on(start), one('x', 'acme/map'), { parentId: 'b', index: 0 }),
    'unknownType',
  ],
  [
    'a taken id',
    insertSubtree(on(start), one('n', 'note'), { parentId: 'b', index: 0 }),
    'idTaken',
  ],
  [
    'a subtree with loose ends',
    insertSubtree(
      on(start),
      { rootId: 'x', nodes: { x: node('box'), y: node('note') } },
      { parentId: 'b', index: 0 },
    ),
    'notThere',
  ],
  [
    'a note with a child',
    insertSubtree(
      on(start),
      { rootId: 'x', nodes: { x: node('note', ['y']), y: node('note') } },
      { parentId: 'b', index: 0 },
    ),
    'takesNoChildren',
  ],
  ['copying the header', duplicateNode(on(start), 'top', () => 'x'), 'cannotDuplicate'],
  [
    'copying a box with a locked block in it',
    duplicateNode(on(start), 'a', () => 'x'),
    'cannotDuplicate',
  ],
  ['a prop that does not fit', setProps(on(start), 'n', { title: 1 }), 'badProps'],
])('refuses %s', (_, edit, refusal) => {
  expect(edit).toEqual({ refused: refusal })
})

it('refuses the level below the deepest', () => {
  let document = start
  let parentId = 'b'
  for (let depth = 2; depth <= limits.pageDocument.maxDepth; depth += 1) {
    const id = `d${depth}`
    document = done(insertSubtree(on(document), one(id, 'box'), { parentId, index: 0 }))
    parentId = id
  }
  expect(insertSubtree(on(document), one('x', 'box'), { parentId, index: 0 })).toEqual({
    refused: 'tooDeep',
  })
  expect(moveNode(on(document), 'b', { parentId: 'a', index: 0 })).toEqual({ refused: 'tooDeep' })
})

it('changes single props, and moves values to the nearest that fit', () => {
  const linked = done(setProps(on(start), 'n', { href: '/tour' }))
  const titled = done(setProps(on(linked), 'n', { title: 'a'.repeat(25) }))
  expect(titled.nodes.n?.props).toEqual({ href: '/tour', title: 'a'.repeat(20) })
})

/** What the owner locked on a page, as it is on another: where it stands, and its settings. */
const heldIn = (page: PageDocument, other: PageDocument) =>
  Object.keys(page.nodes)
    .filter((id) => page.nodes[id]?.isLocked)
    .map((id) => [
      id,
      placeOf(other, id)?.parentId,
      other.nodes[id]?.props,
      other.nodes[id]?.layout,
    ])

it('keeps every rule through any sequence of edits', () => {
  const step = fc.record({
    kind: fc.constantFrom('insert', 'paste', 'move', 'remove', 'duplicate', 'set', 'setNode'),
    pick: fc.nat(),
    parent: fc.nat(),
    index: fc.nat({ max: 6 }),
    type: fc.constantFrom('box', 'note', 'seal', 'top', 'acme/map'),
    patch: fc.constantFrom<NodePatch[]>(
      { name: 'Tour' },
      { name: '' },
      { isLocked: true },
      { isLocked: undefined },
      { layout: { base: { width: 300 }, mobile: { hidden: true, order: 2 } } },
      { layout: undefined },
    ),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40, size: 'max' }), (steps) => {
      let document = start
      const fresh = Array.from({ length: 2000 }, (_, index) => `id${index}`).values()
      const createId = () => fresh.next().value ?? ''
      for (const { kind, pick, parent, index, type, patch } of steps) {
        const ids = Object.keys(document.nodes)
        const id = ids[pick % ids.length] ?? 'root'
        const parentId = ids[parent % ids.length] ?? 'root'
        // Now and then one place too far.
        const places = (document.nodes[parentId]?.children.length ?? 0) + 2
        const place = { parentId, index: index % places }
        const edits: Record<typeof kind, () => Edit> = {
          insert: () => insertSubtree(on(document), one(createId(), type), place),
          paste: () => insertSubtree(on(document), copySubtree(document, id, createId), place),
          move: () => moveNode(on(document), id, place),
          remove: () => removeNode(on(document), id),
          duplicate: () => duplicateNode(on(document), id, createId),
          set: () => setProps(on(document), id, { title: 'Tour' }),
          setNode: () => setNode(on(document), id, patch),
        }
        const before = JSON.stringify(document)
        const edit = edits[kind]()
        expect(JSON.stringify(document)).toBe(before)
        if ('document' in edit) {
          const checked = checkDocument(edit.document, testBlocks)
          expect('problems' in checked ? checked.problems : checked.notes).toEqual([])
          expect(checkLocks(document, edit.document, testBlocks)).toEqual(
            kind === 'move' ? expect.anything() : [],
          )
          expect(subtreeIds(edit.document, 'root')).toHaveLength(
            Object.keys(edit.document.nodes).length,
          )
          expect(heldIn(document, edit.document)).toEqual(heldIn(document, document))
          document = edit.document
        }
      }
    }),
    runs(600),
  )
})

it('notices on the server when locked blocks were taken away', () => {
  const { s, ...rest } = start.nodes
  const without = { ...start, nodes: { ...rest, a: node('box', ['n']) } } as PageDocument
  expect(s).toBeDefined()
  expect(checkLocks(start, without, testBlocks)).toMatchObject([{ code: 'LOCKED', nodeId: 's' }])
  const elsewhere = {
    ...start,
    nodes: { ...start.nodes, a: node('box', ['n']), b: node('box', ['s']) },
  }
  expect(checkLocks(start, elsewhere, testBlocks)).toMatchObject([{ code: 'LOCKED', nodeId: 's' }])
  const renamed = { ...start, nodes: { ...start.nodes, a: node('box', ['n', 'gone']) } }
  expect(checkLocks(start, renamed as PageDocument, testBlocks)).toHaveLength(1)
})
