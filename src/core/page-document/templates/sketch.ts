import type { Subtree } from '@/src/core/page-document/operations'
import { type PageDocument, type PageNode, rootId, rootType } from '@/src/core/page-document/schema'

/** A block with what is inside it, before it has an id. */
export type Sketch = Omit<PageNode, 'children'> & { children: readonly Sketch[] }

type Version = { v?: number; name?: string }

/** @param version the block's version that the props are written for */
export function sketch(
  type: string,
  props: Record<string, unknown> = {},
  children: readonly Sketch[] = [],
  { v = 1, name }: Version = {},
): Sketch {
  return { type, v, props: props as PageNode['props'], children, ...(name && { name }) }
}

/** The block under ids of its own: `a1`, `a2`, … */
export function subtreeOf(top: Sketch, prefix = 'a'): Subtree {
  const nodes: Record<string, PageNode> = {}
  let count = 0
  const add = ({ children, ...block }: Sketch): string => {
    count += 1
    const id = `${prefix}${count}`
    nodes[id] = { ...block, children: [] }
    nodes[id] = { ...block, children: children.map(add) }
    return id
  }
  return { rootId: add(top), nodes }
}

/** A whole page: header, the blocks, footer. */
export function pageOf(blocks: readonly Sketch[]): PageDocument {
  const { rootId: top, nodes } = subtreeOf(
    sketch(rootType, {}, [sketch('page-header'), ...blocks, sketch('footer')]),
    'b',
  )
  const { [top]: root, ...others } = nodes
  return { version: 1, nodes: { [rootId]: root as PageNode, ...others } }
}
