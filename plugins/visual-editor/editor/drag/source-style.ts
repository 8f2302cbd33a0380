import { type BlockRegistry, labelOf, nameOf } from '@/plugins/visual-editor/editor/block-registry'
import type { DragSource } from '@/plugins/visual-editor/editor/state/ui-store'
import type { PageDocument } from '@/src/core/page-document/schema'

/** What is on its way, as it is drawn and called; no type when it is not there any more. */
export function sourceStyle(
  source: DragSource,
  blocks: BlockRegistry,
  page: PageDocument,
): { type: string | undefined; name: string } {
  switch (source.kind) {
    case 'new':
      return { type: source.type, name: labelOf(blocks, source.type) }
    case 'section':
      return { type: source.subtree.nodes[source.subtree.rootId]?.type, name: source.name }
    case 'move':
      return { type: page.nodes[source.id]?.type, name: nameOf(blocks, page, source.id) }
  }
}
