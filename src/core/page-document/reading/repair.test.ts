import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkDocument } from '@/src/core/page-document/check/integrity'
import { repairDocument } from '@/src/core/page-document/reading/repair'
import { emptyPage } from '@/src/core/page-document/templates/starter'
import { testBlocks } from '@/src/core/page-document/test-blocks'
import { runs } from '@/src/testing/soak'

const repaired = (input: unknown) => repairDocument(input, testBlocks)

it('makes an empty page of what is no page', () => {
  for (const input of [null, 3, 'x', [], {}, { nodes: [] }, { nodes: { root: { type: 'box' } } }]) {
    expect(repaired(input).document).toEqual(emptyPage(testBlocks))
  }
})

it('keeps blocks of unknown type with their props and children', () => {
  const nodes = {
    root: { type: 'root', props: {}, children: ['a'], v: 1 },
    a: { type: 'acme/map', props: { zoom: 4 }, children: ['n'], v: 2 },
    n: { type: 'note', props: {}, children: ['gone'], v: 3 },
  }
  const { document, problems } = repaired({ version: 1, nodes })
  expect(document.nodes.a).toEqual({ type: 'acme/map', props: { zoom: 4 }, children: ['n'], v: 2 })
  expect(document.nodes.n?.children).toEqual([])
  expect(document.nodes.root?.children).toEqual(['top', 'a', 'end'])
  expect(problems.map(({ code }) => code)).toEqual(['DANGLING_CHILD', 'UNKNOWN_TYPE'])
})

it('cuts cycles and second places, and moves header and footer to their ends', () => {
  const nodes = {
    root: { type: 'root', props: {}, children: ['end', 'a', 'a', 'top'], v: 1 },
    top: { type: 'top', props: {}, children: [], v: 1 },
    end: { type: 'end', props: {}, children: [], v: 1 },
    a: { type: 'box', props: {}, children: ['root', 'a', 'x'], v: 1 },
    x: { type: 'top', props: {}, children: [], v: 1 },
  }
  const { document } = repaired({ version: 1, nodes })
  expect(document.nodes.root?.children).toEqual(['top', 'a', 'end'])
  expect(document.nodes.a?.children).toEqual([])
  expect(document.nodes.x).toBeUndefined()
})

it('makes a page that passes the checks out of any heap of nodes', () => {
  const ids = ['root', 'a', 'b', 'c', 'd', 'e']
  const id = fc.constantFrom(...ids, 'gone', 'constructor')
  const node = fc.record({
    type: fc.constantFrom('root', 'top', 'end', 'box', 'note', 'seal'),
    props: fc.constant({}),
    children: fc.array(id, { maxLength: 6 }),
    v: fc.constantFrom(1, 0, 'x'),
    anchor: fc.constantFrom(undefined, 'tour', 'shows', 'No name'),
  })
  const heap = fc.record(Object.fromEntries(ids.map((each) => [each, node])))
  fc.assert(
    fc.property(heap, (nodes) => {
      const input = { version: 1, nodes: { ...nodes, root: { ...nodes.root, type: 'root' } } }
      const checked = checkDocument(repaired(input).document, testBlocks)
      expect('problems' in checked ? checked.problems : []).toEqual([])
    }),
    runs(500),
  )
})

it('never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (input) => {
      expect(repaired({ version: 1, nodes: input }).document.version).toBe(1)
    }),
    runs(1000),
  )
})
