import { serverBlocks } from '@/blocks/_generated/server'
import type { BlockContext } from '@/blocks/_kit/define'
import type { ServerBlock } from '@/blocks/_kit/registry'
import { readProps } from '@/src/core/page-document/props'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'
import { logger } from '@/src/server/logger'

/** A node that can be drawn: its block, its props with defaults, and what the block asked for. */
export type LoadedNode = { block: ServerBlock; props: Record<string, unknown>; data: unknown }

/**
 * Loads all blocks of a page at once, so that what they ask for in the same tick becomes one query.
 * A block that is unknown or fails is logged and left out: the rest of the page must still open.
 */
export async function loadBlocks(
  document: PageDocument,
  context: BlockContext,
): Promise<ReadonlyMap<string, LoadedNode>> {
  const loaded = await Promise.all(
    Object.entries(document.nodes).map(async ([nodeId, node]) => {
      try {
        const found = await loadNode(node, context)
        return found ? [[nodeId, found] as const] : []
      } catch (error) {
        logger.error({ msg: 'Page block could not be loaded', nodeId, type: node.type, err: error })
        return []
      }
    }),
  )
  return new Map(loaded.flat())
}

async function loadNode(node: PageNode, context: BlockContext): Promise<LoadedNode | null> {
  const block = serverBlocks.get(node.type)
  if (!block) {
    return null
  }
  const props = readProps(block.definition, node.props)
  return { block, props, data: await block.load?.({ props, context }) }
}
