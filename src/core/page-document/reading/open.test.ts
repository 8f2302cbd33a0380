import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDocument } from '@/src/core/page-document/check/integrity'
import { problemsOnOpening, storableDocument } from '@/src/core/page-document/reading/open'
import { emptyPage } from '@/src/core/page-document/templates/starter'
import { testBlocks } from '@/src/core/page-document/test-blocks'
import { runs } from '@/src/testing/soak'

const node = (type: string, children: string[] = [], rest: object = {}) => ({
  type,
  props: {},
  children,
  v: 1,
  ...rest,
})
const page = (children: string[], nodes: object) => ({
  version: 1,
  nodes: {
    root: node('root', ['top', ...children, 'end']),
    top: node('top'),
    ...nodes,
    end: node('end'),
  },
})

const fixtures = {
  cycle: page(['a'], { a: node('box', ['b']), b: node('box', ['a']) }),
  'dangling child': page(['a'], { a: node('box', ['gone']) }),
  'unknown block': page(['a'], { a: node('acme/map', ['n']), n: node('note', [], { v: 3 }) }),
  'newer block': page(['n'], { n: node('note', [], { v: 99 }) }),
  'newer page': { ...page([], {}), version: 7 },
  orphan: page([], { lost: node('box') }),
  garbage: { hello: 'world' },
  'something else': 'text',
}

describe('a page that cannot be shown whole', () => {
  it.each(Object.entries(fixtures))('says so: %s', (_kind, stored) => {
    expect(problemsOnOpening(stored, testBlocks)).not.toEqual([])
  })

  it.each(Object.entries(fixtures))('leaves something that can be stored: %s', (_kind, stored) => {
    const document = storableDocument(stored, testBlocks)
    expect('document' in checkDocument(document, testBlocks)).toBe(true)
  })
})

it('has nothing to say about a whole page, or none', () => {
  for (const stored of [emptyPage(testBlocks), null, undefined]) {
    expect(problemsOnOpening(stored, testBlocks)).toEqual([])
  }
})

it('keeps what stood in a block of unknown kind', () => {
  const { nodes } = storableDocument(fixtures['unknown block'], testBlocks)
  expect(nodes.root?.children).toEqual(['top', 'n', 'end'])
})

it('leaves a block of unknown kind where it is when the stored page has it', () => {
  const stored = fixtures['unknown block']
  expect(storableDocument(stored, testBlocks, stored).nodes.root?.children).toEqual([
    ...['top', 'a', 'end'],
  ])
  const changed = page(['a'], { a: node('acme/map', ['n'], { props: { zoom: 3 } }) })
  expect(storableDocument(stored, testBlocks, changed).nodes.a).toBeUndefined()
})

it('stores any heap of nodes', () => {
  const ids = ['root', 'a', 'b', 'c']
  const heap = fc.record(
    Object.fromEntries(
      ids.map((id) => [
        id,
        fc.record({
          type: id === 'root' ? fc.constant('root') : fc.constantFrom('box', 'note', 'x/y', 'top'),
          props: fc.constantFrom({}, { words: 7 }, { colour: null }),
          children: fc.array(fc.constantFrom(...ids, 'gone'), { maxLength: 4 }),
          v: fc.constantFrom(1, 2, 99),
        }),
      ]),
    ),
  )
  fc.assert(
    fc.property(heap, (nodes) => {
      const document = storableDocument({ version: 1, nodes }, testBlocks)
      expect('document' in checkDocument(document, testBlocks)).toBe(true)
    }),
    runs(300),
  )
})
