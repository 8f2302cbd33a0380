import type { BlockDefinitions, Unfinished } from '@/src/core/page-document/block-definition'
import { readProps } from '@/src/core/page-document/props'
import { type PageDocument, rootId } from '@/src/core/page-document/schema'
import { subtreeIds } from '@/src/core/page-document/tree'

type Blocks = { document: PageDocument; blocks: BlockDefinitions }

/** What people would see but could do nothing with, in reading order. */
export function unfinishedIn(subject: Blocks): (Unfinished & { nodeId: string })[] {
  return blocksOf(subject).flatMap(({ nodeId, definition, props, childCount }) => {
    const found = definition.check?.unfinished?.(props, childCount)
    return found ? [{ ...found, nodeId }] : []
  })
}

/** The blocks of a document that this installation has, in reading order, with their settings. */
export function blocksOf({ document, blocks }: Blocks) {
  return subtreeIds(document, rootId).flatMap((nodeId) => {
    const node = document.nodes[nodeId]
    const definition = node && blocks.get(node.type)
    return definition
      ? [
          {
            nodeId,
            definition,
            props: readProps(definition, node.props),
            childCount: node.children.length,
          },
        ]
      : []
  })
}
