import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import type { PartServer } from '@/plugins/visual-editor/editor/save/part-contract'
import { type PageDocument, rootId } from '@/src/core/page-document/schema'

type Save = PartServer<PageDocument>['saveDraft']

/**
 * Keeps the former draft as a version when a block of a plugin that was taken out is deleted: the server takes such a
 * block again, as undo brings it back, only if a version has it.
 */
export function keepUnknown(
  save: Save,
  opened: PageDocument,
  blocks: BuilderContext['blocks'],
): Save {
  const unknownOf = ({ nodes }: PageDocument) =>
    Object.keys(nodes).filter((id) => id !== rootId && !blocks.has(nodes[id]?.type ?? ''))
  let stored = unknownOf(opened)
  return async (document, baseRev, keepsFormer) => {
    const isDeleting = stored.some((id) => !Object.hasOwn(document.nodes, id))
    const result = await save(document, baseRev, keepsFormer || isDeleting)
    if (result.kind === 'saved') {
      stored = unknownOf(document)
    }
    return result
  }
}
