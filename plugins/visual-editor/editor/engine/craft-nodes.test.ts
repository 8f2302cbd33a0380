import type { Node } from '@craftjs/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { craftRootId, fromCraft, toCraft } from '@/plugins/visual-editor/editor/engine/craft-nodes'
import { type PageDocument, type PageNode, rootId, rootType } from '@/src/core/page-document/schema'
import { runs } from '@/src/testing/soak'

/** Any whole page: each block's parent is one of the blocks before it. */
const anyPage = fc
  .array(
    fc.record({
      type: fc.constantFrom('text', 'container', 'acme/tour-map'),
      v: fc.integer({ min: 1, max: 5 }),
      // Names that Craft.js treats specially, and nulls, which it drops.
      props: fc.dictionary(
        fc.constantFrom('title', 'children', 'type', 'resolvedName', 'doc', 'key', 'ref'),
        fc.jsonValue({ maxDepth: 3 }),
      ),
      parent: fc.nat(),
    }),
    { maxLength: 40 },
  )
  .map((blocks): PageDocument => {
    const nodes: Record<string, PageNode> = {
      [rootId]: { type: rootType, props: {}, children: [], v: 1 },
    }
    blocks.forEach(({ type, v, props, parent }, index) => {
      const ids = Object.keys(nodes)
      const parentNode = nodes[ids[parent % ids.length] ?? rootId]
      nodes[`b${index}`] = { type, v, props: props as PageNode['props'], children: [] }
      parentNode?.children.push(`b${index}`)
    })
    return { version: 1, nodes }
  })

/** What Craft keeps of a serialised node. */
const asCraftNodes = (document: PageDocument) =>
  Object.fromEntries(
    Object.entries(toCraft(document)).map(([id, data]) => [id, { id, data } as unknown as Node]),
  )

describe('adapter', () => {
  it('brings every page through Craft and back unchanged', () => {
    fc.assert(
      fc.property(anyPage, (document) => {
        expect(fromCraft(asCraftNodes(document))).toEqual(document)
      }),
      runs(1000),
    )
  })

  it('names each parent, and none for the root', () => {
    const document: PageDocument = {
      version: 1,
      nodes: {
        root: { type: 'root', props: {}, children: ['a'], v: 1 },
        a: { type: 'container', props: {}, children: ['b'], v: 1 },
        b: { type: 'text', props: {}, children: [], v: 1 },
      },
    }
    const nodes = toCraft(document)
    expect(nodes[craftRootId]?.parent).toBeNull()
    expect(nodes.a?.parent).toBe(craftRootId)
    expect(nodes.b?.parent).toBe('a')
  })

  it('answers the same object for a block that did not change', () => {
    const nodes = asCraftNodes({
      version: 1,
      nodes: { root: { type: 'root', props: {}, children: [], v: 1 } },
    })
    expect(fromCraft(nodes).nodes.root).toBe(fromCraft(nodes).nodes.root)
  })
})
