import { newNode } from '@/src/core/page-document/new-node'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'

export { newNode as block }

/** A page of these blocks; those that no other holds stand between header and footer. */
export function pageOf(blocks: Record<string, PageNode>): PageDocument {
  const held = new Set(Object.values(blocks).flatMap(({ children }) => children))
  const top = Object.keys(blocks).filter((id) => !held.has(id))
  return {
    version: 1,
    nodes: {
      root: { type: 'root', props: {}, v: 1, children: ['page-header', ...top, 'footer'] },
      'page-header': newNode('page-header'),
      ...blocks,
      footer: newNode('footer'),
    },
  }
}
