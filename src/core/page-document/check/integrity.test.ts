import fc from 'fast-check'
import { expect, it } from 'vitest'
import { limits } from '@/src/core/limits'
import { checkDocument } from '@/src/core/page-document/check/integrity'
import { emptyPage } from '@/src/core/page-document/templates/starter'
import { testBlocks } from '@/src/core/page-document/test-blocks'
import { runs } from '@/src/testing/soak'

type LooseNode = { type: string; props?: unknown; children?: unknown; v?: unknown }

function page(nodes: Record<string, LooseNode>, topLevel: string[]) {
  const full = Object.entries({
    root: { type: 'root', children: ['top', ...topLevel, 'end'] },
    top: { type: 'top' },
    end: { type: 'end' },
    ...nodes,
  }).map(([id, node]) => [id, { props: {}, children: [], v: 1, ...node }])
  return { version: 1, nodes: Object.fromEntries(full) }
}

const codesOf = (input: unknown) => {
  const checked = checkDocument(input, testBlocks)
  return 'problems' in checked ? checked.problems.map(({ code }) => code) : []
}

const documentOf = (input: unknown) => {
  const checked = checkDocument(input, testBlocks)
  if ('problems' in checked) {
    throw new Error(JSON.stringify(checked.problems))
  }
  return checked
}

it('takes the smallest page', () => {
  expect(codesOf(emptyPage(testBlocks))).toEqual([])
})

it.each([
  ['nothing', null, 'MALFORMED'],
  ['text', 'page', 'MALFORMED'],
  ['an unknown version', { version: 9, nodes: {} }, 'MALFORMED'],
  ['no root', { version: 1, nodes: {} }, 'NO_ROOT'],
  [
    'a root of another type',
    page({ root: { type: 'box', children: ['top', 'end'] } }, []),
    'NO_ROOT',
  ],
  ['a dangling child', page({}, ['ghost']), 'DANGLING_CHILD'],
  ['a child named like an object member', page({}, ['constructor']), 'DANGLING_CHILD'],
  [
    'a cycle',
    page({ a: { type: 'box', children: ['b'] }, b: { type: 'box', children: ['a'] } }, ['a']),
    'CYCLE',
  ],
  ['a root inside itself', page({ a: { type: 'box', children: ['root'] } }, ['a']), 'CYCLE'],
  [
    'a child with two parents',
    page({ a: { type: 'box', children: ['n'] }, n: { type: 'note' } }, ['a', 'n']),
    'SHARED_CHILD',
  ],
  ['a child listed twice', page({ n: { type: 'note' } }, ['n', 'n']), 'SHARED_CHILD'],
  ['an unknown type', page({ x: { type: 'acme/unheard-of' } }, ['x']), 'UNKNOWN_TYPE'],
  [
    'children where none are taken',
    page({ n: { type: 'note', children: ['m'] }, m: { type: 'note' } }, ['n']),
    'NO_CHILDREN_ALLOWED',
  ],
  ['a second header', page({ x: { type: 'top' } }, ['x']), 'SINGLETON'],
  [
    'something above the header',
    page({ root: { type: 'root', children: ['end', 'top'] } }, []),
    'SINGLETON',
  ],
  ['a bad prop', page({ n: { type: 'note', v: 3, props: { title: 7 } } }, ['n']), 'BAD_PROPS'],
  ['a block from the future', page({ n: { type: 'note', v: 4 } }, ['n']), 'NEWER_VERSION'],
  [
    'an unknown key on a node',
    page({ n: { type: 'note', custom: 1 } as LooseNode }, ['n']),
    'MALFORMED',
  ],
])('refuses %s', (_, input, code) => {
  expect(codesOf(input)).toContain(code)
})

it('refuses 5 MB, a thousand levels and too many blocks', () => {
  const big = page({ n: { type: 'note', v: 3, props: { title: 'x'.repeat(5e6) } } }, ['n'])
  expect(codesOf(big)).toEqual(['TOO_LARGE'])

  let nested: unknown = 1
  for (let level = 0; level < 40_000; level += 1) {
    nested = [nested]
  }
  expect(codesOf(page({ n: { type: 'note', props: { title: nested } } }, ['n']))).toEqual([
    'TOO_DEEP',
  ])

  const ids = Array.from({ length: limits.pageDocument.maxNodes }, (_, index) => `n${index}`)
  const many = page(Object.fromEntries(ids.map((id) => [id, { type: 'note' }])), ids)
  expect(codesOf(many)).toContain('TOO_MANY_NODES')
})

it('refuses more cells than can be drawn, however small they are, and takes the largest table', () => {
  const { rowsMax, columnsMax } = limits.table
  const withCells = (tables: number) => {
    const cells = Array.from({ length: tables }, () =>
      Array.from({ length: rowsMax }, () => Array<string>(columnsMax).fill('')),
    )
    const checked = checkDocument(
      page({ n: { type: 'note', v: 3, props: { title: 'x', cells } } }, ['n']),
      testBlocks,
    )
    return 'problems' in checked ? checked.problems : []
  }
  expect(withCells(1)).toEqual([])
  expect(withCells(9)).toEqual([
    {
      code: 'TOO_LARGE',
      message: 'The page holds too much: its tables have too many cells.',
    },
  ])
})

it('counts levels to the limit, not one further', () => {
  const nest = (levels: number) => {
    const ids = Array.from({ length: levels }, (_, index) => `b${index}`)
    const boxes = ids.map((id, index) => [
      id,
      { type: 'box', children: ids.slice(index + 1, index + 2) },
    ])
    return page(Object.fromEntries(boxes), ['b0'])
  }
  expect(codesOf(nest(limits.pageDocument.maxDepth))).toEqual([])
  expect(codesOf(nest(limits.pageDocument.maxDepth + 1))).toEqual(['TOO_DEEP'])
})

it('says which block and which prop', () => {
  const checked = checkDocument(
    page({ n: { type: 'note', v: 3, props: { title: 7 } } }, ['n']),
    testBlocks,
  )
  expect(checked).toMatchObject({ problems: [{ code: 'BAD_PROPS', nodeId: 'n', prop: 'title' }] })
})

it('leaves out nodes that stand nowhere and says so', () => {
  const { document, notes } = documentOf(page({ lost: { type: 'note' } }, []))
  expect(Object.keys(document.nodes)).toEqual(['root', 'top', 'end'])
  expect(notes).toMatchObject([{ code: 'ORPHAN', nodeId: 'lost' }])
})

it('cleans props: unsafe links, U+0000, unknown props; adds no defaults', () => {
  const props = { href: 'java\nscript:alert(1)', title: 'a\u0000b', stray: true }
  const { document } = documentOf(page({ n: { type: 'note', v: 3, props } }, ['n']))
  expect(document.nodes.n?.props).toEqual({ href: 'about:blank', title: 'ab' })
  const bare = documentOf(page({ n: { type: 'note', v: 3 } }, ['n']))
  expect(bare.document.nodes.n?.props).toEqual({})
})

it('brings old props to the block’s version', () => {
  const old = page({ n: { type: 'note', v: 1, props: { heading: 'Tour' } } }, ['n'])
  expect(documentOf(old).document.nodes.n).toMatchObject({ v: 3, props: { title: 'Tour' } })
})

it('is idempotent', () => {
  const props = { href: 'javascript:1', title: 'x' }
  const { document } = documentOf(page({ n: { type: 'note', v: 3, props } }, ['n']))
  expect(documentOf(document).document).toEqual(document)
})

it('answers anything without throwing', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (input) => {
      expect(codesOf(input)).not.toEqual([])
      expect(codesOf({ version: 1, nodes: input })).not.toEqual([])
      expect(codesOf(page({ n: { type: 'note', props: input } }, ['n']))).toBeInstanceOf(Array)
    }),
    runs(1000),
  )
})

it('takes the largest page', () => {
  const ids = Array.from({ length: limits.pageDocument.maxNodes - 3 }, (_, index) => `n${index}`)
  const props = { title: 'Tour', href: '/tour' }
  const full = page(Object.fromEntries(ids.map((id) => [id, { type: 'note', v: 3, props }])), ids)
  expect(codesOf(full)).toEqual([])
})
