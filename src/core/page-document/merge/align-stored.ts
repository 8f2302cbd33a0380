import { sameJson } from '@/src/core/json'
import type { Three } from '@/src/core/merge-values'
import type { BlockDefinitions } from '@/src/core/page-document/block-definition'
import { storedProps } from '@/src/core/page-document/props'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'
import { nodeOf } from '@/src/core/page-document/tree'

/**
 * Storing cleans settings: what comes back may differ from what was sent though nobody changed it. Such values
 * of the loaded page are put as they were sent, so that they are no changes.
 */
export function alignStored(
  { base, mine, theirs }: Three<PageDocument>,
  blocks: BlockDefinitions,
): PageDocument {
  const entries = Object.entries(theirs.nodes).map(([id, node]) => {
    const asSent = alignNode(node, nodeOf(base, id), blocks)
    return [id, alignNode(asSent, nodeOf(mine, id), blocks)] as const
  })
  return { ...theirs, nodes: Object.fromEntries(entries) }
}

function alignNode(node: PageNode, sent: PageNode | undefined, blocks: BlockDefinitions): PageNode {
  const block = blocks.get(node.type)
  if (!block || !sent || sent.type !== node.type || sameJson(sent.props, node.props)) {
    return node
  }
  const cleaned = storedProps(block, sent.props).props
  const same = Object.entries(sent.props).filter(([prop]) =>
    sameJson(cleaned[prop], node.props[prop]),
  )
  return { ...node, props: { ...node.props, ...Object.fromEntries(same) } }
}
