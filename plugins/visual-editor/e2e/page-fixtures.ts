import type { PageDocument, PageNode } from '@/src/core/page-document/schema'

/** A block of the first version of its props. */
export function block(
  type: string,
  props: PageNode['props'] = {},
  children: string[] = [],
): PageNode {
  return { type, props, children, v: 1 }
}

/** A page of these blocks; those that no other holds stand between header and footer. */
export function pageOf(blocks: Record<string, PageNode>): PageDocument {
  const held = new Set(Object.values(blocks).flatMap(({ children }) => children))
  const top = Object.keys(blocks).filter((id) => !held.has(id))
  return {
    version: 1,
    nodes: {
      root: { type: 'root', props: {}, v: 1, children: ['page-header', ...top, 'footer'] },
      'page-header': block('page-header'),
      ...blocks,
      footer: block('footer'),
    },
  }
}
