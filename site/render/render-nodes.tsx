import { Fragment, type ReactNode } from 'react'
import type { BlockContext, BlockEnvironment } from '@/blocks/_kit/define'
import type { LoadedNode } from '@/site/render/load-blocks'
import { LoadFailed } from '@/site/render/load-failed.client'
import type { PageDocument } from '@/src/core/page-document/schema'
import { nodeOf } from '@/src/core/page-document/tree'
import { logger } from '@/src/server/logger'

export type RenderInput = {
  document: PageDocument
  loaded: ReadonlyMap<string, LoadedNode>
  context: Omit<BlockContext, 'data'>
  env: BlockEnvironment
}

/**
 * Draws nodes and what is below them, in order. A node whose data is missing says so, one that
 * cannot be drawn is logged and left out.
 */
export function renderNodes(nodeIds: readonly string[], input: RenderInput): ReactNode[] {
  return nodeIds.map((nodeId) => renderNode(nodeId, input))
}

function renderNode(nodeId: string, input: RenderInput): ReactNode {
  const node = nodeOf(input.document, nodeId)
  const found = input.loaded.get(nodeId)
  if (!node || !found) {
    return null
  }
  const { context, env } = input
  const { Render, definition } = found.block
  if (found.hasFailed && definition.shows) {
    return <LoadFailed key={nodeId} what={definition.shows} />
  }
  try {
    // Called, not mounted: the picture of a block is pure, and so a failure can be caught here.
    const drawn = Render({
      props: found.props,
      data: found.data,
      context,
      env,
      rootProps: {
        ...(node.anchor && { id: node.anchor }),
        ...(node.layout && { 'data-layout': nodeId }),
      },
      children: node.children.length > 0 ? renderNodes(node.children, input) : undefined,
    })
    return <Fragment key={nodeId}>{drawn}</Fragment>
  } catch (error) {
    logger.error({ msg: 'Page block could not be drawn', nodeId, type: node.type, err: error })
    return null
  }
}
