import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sameJson } from '@/src/core/json'
import { limits } from '@/src/core/limits'
import type { Choices, Conflict } from '@/src/core/merge-values'
import { checkDocument } from '@/src/core/page-document/check/integrity'
import type { Layout } from '@/src/core/page-document/layout/layout'
import { mergePages } from '@/src/core/page-document/merge/merge-pages'
import {
  type Edit,
  insertSubtree,
  moveNode,
  removeNode,
  setNode,
  setProps,
  withProps,
} from '@/src/core/page-document/operations'
import { storableDocument } from '@/src/core/page-document/reading/open'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'
import { testBlocks } from '@/src/core/page-document/test-blocks'
import { parentsOf } from '@/src/core/page-document/tree'
import { runs } from '@/src/testing/soak'

const node = (type: string, children: string[] = [], props: PageNode['props'] = {}): PageNode => ({
  type,
  props,
  children,
  v: testBlocks.get(type)?.v ?? 1,
})

const start: PageDocument = {
  version: 1,
  nodes: {
    root: node('root', ['top', 'a', 'b', 'c', 'd', 'end']),
    top: node('top'),
    a: node('box', ['n', 'm']),
    n: node('note', [], { title: 'N' }),
    m: node('note', [], { title: 'M' }),
    b: node('box', ['o']),
    o: node('note', [], { title: 'O' }),
    c: node('note', [], { title: 'C' }),
    d: node('box'),
    end: node('end'),
  },
}

type Change = (document: PageDocument) => Edit
const on = (document: PageDocument) => ({ document, blocks: testBlocks })
const move =
  (id: string, parentId: string, index: number): Change =>
  (page) =>
    moveNode(on(page), id, { parentId, index })
const remove =
  (id: string): Change =>
  (page) =>
    removeNode(on(page), id)
const set =
  (id: string, props: PageNode['props']): Change =>
  (page) =>
    setProps(on(page), id, props)
const touch =
  (id: string, patch: Parameters<typeof setNode>[2]): Change =>
  (page) =>
    setNode(on(page), id, patch)
const add =
  (id: string, parentId: string, index: number, type = 'note'): Change =>
  (page) =>
    insertSubtree(
      on(page),
      { rootId: id, nodes: { [id]: node(type, [], type === 'note' ? { title: id } : {}) } },
      { parentId, index },
    )

const edited = (page: PageDocument, ...changes: Change[]): PageDocument =>
  changes.reduce((now, change) => {
    const edit = change(now)
    return 'document' in edit ? edit.document : now
  }, page)

const merge = (mine: Change[], theirs: Change[], choices?: Choices) =>
  mergePages(
    { base: start, mine: edited(start, ...mine), theirs: edited(start, ...theirs) },
    testBlocks,
    choices,
  )

/** What the other one's change made of the page that has mine already. */
const inTurn = (mine: Change[], theirs: Change[]) => edited(start, ...mine, ...theirs)

describe('brings changes of two windows together', () => {
  it.each<[string, Change[], Change[]]>([
    ['settings of two blocks', [set('n', { title: 'X' })], [set('c', { title: 'Y' })]],
    ['two settings of one block', [set('n', { title: 'X' })], [set('n', { href: '/y' })]],
    ['a name and an anchor', [touch('n', { name: 'My note' })], [touch('n', { anchor: 'here' })]],
    ['a move and a setting', [move('n', 'b', 0)], [set('n', { title: 'X' })]],
    ['a new block inside what the other moved', [add('x', 'a', 1)], [move('a', 'root', 4)]],
    ['two blocks that go', [remove('n')], [remove('c')]],
    ['two moves among the same blocks', [move('a', 'root', 4)], [move('d', 'root', 1)]],
    ['a move out of what the other takes away', [move('c', 'd', 0)], [remove('b')]],
  ])('%s', (_, mine, theirs) => {
    const { content, conflicts } = merge(mine, theirs)
    expect(conflicts).toEqual([])
    expect(content).toEqual(inTurn(mine, theirs))
    expect(merge(theirs, mine)).toEqual({ content, conflicts })
  })

  it('new blocks of both at one place, the same way in both windows', () => {
    const { content, conflicts } = merge([add('x', 'root', 2)], [add('y', 'root', 2)])
    expect(conflicts).toEqual([])
    expect(content.nodes.root?.children).toEqual(['top', 'a', 'x', 'y', 'b', 'c', 'd', 'end'])
  })

  it('sizes of a block, on one screen or several', () => {
    const sized = (layout: Layout) => [touch('n', { layout })]
    const { content, conflicts } = merge(
      sized({ base: { width: 300 } }),
      sized({ base: { above: 8 }, mobile: { hidden: true } }),
    )
    expect(conflicts).toEqual([])
    const layout = { base: { width: 300, above: 8 }, mobile: { hidden: true } }
    expect(content.nodes.n?.layout).toEqual(layout)
  })

  it('a setting that was cleaned as it was stored is no change of the other window', () => {
    const sent = edited(start, set('n', { title: 'N' }))
    const base = withProps(sent, 'n', { href: 'javascript:alert(1)', unknown: 1 })
    const theirs = edited(storableDocument(base, testBlocks), set('c', { title: 'Theirs' }))
    expect(theirs.nodes.n).not.toEqual(base.nodes.n)
    const mine = withProps(base, 'n', { href: '/mine' })
    const { content, conflicts } = mergePages({ base, mine, theirs }, testBlocks)
    expect(conflicts).toEqual([])
    expect(content.nodes).toMatchObject({
      n: { props: { title: 'N', href: '/mine' } },
      c: { props: { title: 'Theirs' } },
    })
  })

  it('a block taken away by both, and one given the same words by both', () => {
    const both = [remove('b'), set('c', { title: 'Same' })]
    expect(merge(both, both)).toEqual({ content: edited(start, ...both), conflicts: [] })
  })
})

describe('asks about what both changed', () => {
  const { c } = start.nodes
  it.each<[string, Change[], Change[], Partial<Conflict>]>([
    [
      'one setting',
      [set('c', { title: 'Mine' })],
      [set('c', { title: 'Theirs' })],
      {
        kind: 'setting',
        nodeId: 'c',
        path: ['props', 'title'],
        mine: 'Mine',
        theirs: 'Theirs',
      },
    ],
    [
      'one size',
      [touch('c', { layout: { base: { width: 300 } } })],
      [touch('c', { layout: { base: { width: 400 } } })],
      { kind: 'setting', nodeId: 'c', path: ['layout', 'base', 'width'], mine: 300, theirs: 400 },
    ],
    [
      'a block that went and was changed',
      [remove('c')],
      [set('c', { title: 'Theirs' })],
      { kind: 'removed', nodeId: 'c', by: 'mine' },
    ],
    [
      'a block that was changed in one that went',
      [set('n', { title: 'Mine' })],
      [remove('a')],
      { kind: 'removed', nodeId: 'a', by: 'theirs' },
    ],
    [
      'a block put into one that went',
      [add('x', 'b', 0)],
      [remove('b')],
      { kind: 'removed', nodeId: 'b', by: 'theirs' },
    ],
    [
      'a block that was taken out of what then both took away',
      [remove('a')],
      [move('n', 'root', 1), remove('a')],
      { kind: 'removed', nodeId: 'a', by: 'mine' },
    ],
    ['two places', [move('c', 'a', 0)], [move('c', 'b', 0)], { kind: 'place', nodeId: 'c' }],
    [
      'two places among the same blocks',
      [move('b', 'root', 1)],
      [move('b', 'root', 4)],
      { kind: 'place', nodeId: 'b' },
    ],
    ['two blocks inside each other', [move('a', 'd', 0)], [move('d', 'a', 0)], { kind: 'place' }],
    [
      'one name for links',
      [touch('n', { anchor: 'tour' })],
      [touch('c', { anchor: 'tour' })],
      { kind: 'setting', nodeId: 'n', path: ['anchor'] },
    ],
  ])('%s', (_, mine, theirs, conflict) => {
    const { content, conflicts } = merge(mine, theirs)
    expect(conflicts).toMatchObject([conflict])
    const [{ key } = { key: '' }] = conflicts
    expect(content).toEqual(edited(start, ...mine))
    expect(merge(mine, theirs, new Map([[key, 'theirs']])).content).toEqual(
      edited(start, ...theirs),
    )
  })

  it('each thing by itself; what is no conflict comes along', () => {
    const mine = [set('c', { title: 'Mine', href: '/mine' }), set('n', { title: 'Mine' })]
    const theirs = [set('c', { title: 'Theirs' }), set('n', { title: 'Theirs' }), remove('o')]
    const { conflicts } = merge(mine, theirs)
    expect(conflicts.map(({ key }) => key)).toEqual([
      'setting:n:props.title',
      'setting:c:props.title',
    ])
    const { content } = merge(mine, theirs, new Map([['setting:c:props.title', 'theirs']]))
    expect(content.nodes).toMatchObject({
      c: { ...c, props: { title: 'Theirs', href: '/mine' } },
      n: { props: { title: 'Mine' } },
    })
    expect(content.nodes.o).toBeUndefined()
  })

  it('for one of the two pages when both together would be too large', () => {
    const many = (prefix: string): Change[] =>
      Array.from({ length: limits.pageDocument.maxNodes / 2 }, (_, index) =>
        add(`${prefix}${index}`, 'd', 0),
      )
    const { content, conflicts } = merge(many('x'), many('y'))
    expect(conflicts).toEqual([{ key: 'whole', kind: 'whole' }])
    expect(content).toEqual(edited(start, ...many('x')))
  })
})

/** Something that a creator does, to one of the blocks that are there. */
const anyChange = fc
  .record({
    kind: fc.constantFrom('add', 'move', 'remove', 'title', 'href', 'layout', 'anchor', 'name'),
    pick: fc.nat(),
    into: fc.nat(),
    index: fc.nat({ max: 5 }),
    value: fc.nat({ max: 3 }),
    id: fc.stringMatching(/^new[a-f]{2}$/),
  })
  .map(({ kind, pick, into, index, value, id }): Change => {
    const nth = (page: PageDocument, number: number) => {
      const ids = Object.keys(page.nodes)
      return ids[number % ids.length] ?? 'root'
    }
    const changes: Record<typeof kind, Change> = {
      add: (page) => add(id, nth(page, into), index, value > 1 ? 'box' : 'note')(page),
      move: (page) => move(nth(page, pick), nth(page, into), index)(page),
      remove: (page) => remove(nth(page, pick))(page),
      title: (page) => set(nth(page, pick), { title: `T${value}` })(page),
      href: (page) => set(nth(page, pick), { href: `/${value}` })(page),
      layout: (page) => touch(nth(page, pick), { layout: { base: { above: value } } })(page),
      anchor: (page) => touch(nth(page, pick), { anchor: `to-${value}` })(page),
      name: (page) => touch(nth(page, pick), { name: `Name ${value}` })(page),
    }
    return changes[kind]
  })
const anyChanges = fc.array(anyChange, { maxLength: 8 })
const anySides = fc.infiniteStream(fc.constantFrom('mine' as const, 'theirs' as const))

describe('whatever two windows do', () => {
  it('a side that changed nothing adds nothing', () => {
    fc.assert(
      fc.property(anyChanges, anyChanges, (before, changes) => {
        const base = edited(start, ...before)
        const changed = edited(base, ...changes)
        for (const pages of [
          { base, mine: changed, theirs: base },
          { base, mine: base, theirs: changed },
          { base, mine: changed, theirs: changed },
        ]) {
          expect(mergePages(pages, testBlocks)).toEqual({ content: changed, conflicts: [] })
        }
      }),
      runs(2000),
    )
  })

  it('both windows come to the same page where nothing is in conflict, and ask the same where something is', () => {
    fc.assert(
      fc.property(anyChanges, anyChanges, (mine, theirs) => {
        const [one, two] = [merge(mine, theirs), merge(theirs, mine)]
        expect(two.conflicts.length > 0).toBe(one.conflicts.length > 0)
        if (one.conflicts.length === 0) {
          expect(sameJson(two.content, one.content)).toBe(true)
          expect(two.content.nodes.root?.children).toEqual(one.content.nodes.root?.children)
        }
      }),
      runs(5000),
    )
  })

  it('the result is a page that can be stored, whatever is chosen', () => {
    fc.assert(
      fc.property(anyChanges, anyChanges, anySides, (mine, theirs, sides) => {
        const { content, conflicts } = merge(mine, theirs)
        const choices = new Map(
          conflicts.map(({ key }) => [key, sides.next().value ?? 'mine'] as const),
        )
        for (const page of [content, merge(mine, theirs, choices).content]) {
          expect(checkDocument(page, testBlocks)).toMatchObject({ notes: [] })
        }
      }),
      runs(5000),
    )
  })

  it('what one window made stays, unless the other one changed it, too', () => {
    fc.assert(
      fc.property(anyChanges, anyChanges, (mine, theirs) => {
        const { content, conflicts } = merge(mine, theirs)
        if (conflicts.length > 0) {
          return
        }
        for (const [own, other] of [
          [edited(start, ...mine), edited(start, ...theirs)],
          [edited(start, ...theirs), edited(start, ...mine)],
        ] as const) {
          for (const [id, { props }] of Object.entries(own.nodes)) {
            for (const [prop, value] of Object.entries(props)) {
              if (!sameJson(start.nodes[id]?.props[prop], value)) {
                expect(content.nodes[id]?.props[prop], id).toBe(value)
              }
            }
          }
          const [from, to, now] = [start, own, content].map(parentsOf)
          for (const id of Object.keys(own.nodes)) {
            if (from?.get(id) !== to?.get(id)) {
              expect(now?.get(id), id).toBe(to?.get(id))
            }
          }
          for (const id of Object.keys(start.nodes)) {
            const isGone = !own.nodes[id] || !other.nodes[id]
            expect(content.nodes[id] === undefined, id).toBe(isGone)
          }
        }
      }),
      runs(5000),
    )
  })
})
