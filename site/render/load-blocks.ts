import { serverBlocks } from '@/blocks/_generated/server'
import type { BlockContext } from '@/blocks/_kit/define'
import type { ServerBlock } from '@/blocks/_kit/registry'
import { readProps } from '@/src/core/page-document/props'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'
import { makePageAgainSoon } from '@/src/server/caching/data-cache'
import { logger } from '@/src/server/logger'

/** A node that can be drawn: its block, its props with defaults, and what the block asked for. */
export type LoadedNode = {
  block: ServerBlock
  props: Record<string, unknown>
  data: unknown
  /** What the block shows could not be loaded; `data` is undefined. */
  hasFailed?: boolean
}

/**
 * Loads all blocks of a page at once, so that what they ask for in the same tick becomes one query.
 * The page opens whatever fails: a block that is unknown is left out, one whose data could not be
 * loaded is drawn without, and the page is made again soon.
 */
export async function loadBlocks(
  document: PageDocument,
  context: BlockContext,
): Promise<ReadonlyMap<string, LoadedNode>> {
  const loaded = await Promise.all(
    Object.entries(document.nodes).map(async ([nodeId, node]) => {
      const found = await loadNode(nodeId, node, context)
      return found ? [[nodeId, found] as const] : []
    }),
  )
  return new Map(loaded.flat())
}

async function loadNode(
  nodeId: string,
  node: PageNode,
  context: BlockContext,
): Promise<LoadedNode | null> {
  const block = serverBlocks.get(node.type)
  if (!block) {
    return null
  }
  const props = readProps(block.definition, node.props)
  try {
    return { block, props, data: await block.load?.({ props, context }) }
  } catch (error) {
    logger.error({ msg: 'Page block could not be loaded', nodeId, type: node.type, err: error })
    await makePageAgainSoon()
    return { block, props, data: undefined, hasFailed: true }
  }
}
