import { expect, it } from 'vitest'
import { orderedOn, reorderedOn } from '@/src/core/page-document/layout/screen-order'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'

const block = (layout?: PageNode['layout']): PageNode => ({
  type: 'text',
  props: {},
  children: [],
  v: 1,
  ...(layout && { layout }),
})
const siblings = ['a', 'b', 'c']
const page = (nodes: Record<string, PageNode>): PageDocument => ({ version: 1, nodes })
const plain = page({ a: block({ base: { above: 1 } }), b: block(), c: block() })

const apply = (document: PageDocument, wanted: string[]) =>
  page(
    Object.fromEntries(
      [...reorderedOn(document, siblings, 'mobile', wanted)].map(([id, layout]) => [
        id,
        block(layout),
      ]),
    ),
  )

it('shows neighbours in another order on one screen only', () => {
  const changed = apply(plain, ['c', 'a', 'b'])
  expect(orderedOn(changed, siblings, 'mobile')).toEqual(['c', 'a', 'b'])
  expect(orderedOn(changed, siblings, 'tablet')).toEqual(siblings)
  expect(changed.nodes.a?.layout?.base).toEqual({ above: 1 })
})

it('puts what is added later at the end', () => {
  const changed = apply(plain, ['c', 'a', 'b'])
  const more = page({ ...changed.nodes, d: block() })
  expect(orderedOn(more, ['a', 'd', 'b', 'c'], 'mobile')).toEqual(['c', 'a', 'b', 'd'])
})

it('leaves nothing behind once the order is the page’s own again', () => {
  expect(apply(apply(plain, ['b', 'a', 'c']), siblings)).toEqual(plain)
})
