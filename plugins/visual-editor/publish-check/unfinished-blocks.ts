import type { Finding } from '@/plugins/visual-editor/publish-check/finding'
import type { Subject } from '@/plugins/visual-editor/publish-check/subject'
import { readProps } from '@/src/core/page-document/props'
import { rootId } from '@/src/core/page-document/schema'
import { subtreeIds } from '@/src/core/page-document/tree'

type Blocks = Pick<Subject, 'document' | 'blocks'>

/** What people would see but could do nothing with. */
export function unfinishedBlocks(subject: Blocks): Finding[] {
  return blocksOf(subject).flatMap(({ nodeId, definition, props, childCount }): Finding[] => {
    const found = definition.check?.unfinished?.(props, childCount)
    if (!found) {
      return []
    }
    const place = { kind: 'block', id: nodeId, prop: found.prop } as const
    return [{ rule: 'unfinished-block', severity: 'warning', message: found.message, place }]
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
