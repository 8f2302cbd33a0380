import type { BlockRegistry } from '@/plugins/visual-editor/editor/block-registry'
import {
  acceptsChildren,
  indexRange,
  parentOf,
  topOf,
} from '@/plugins/visual-editor/editor/placement'
import { type PageDocument, rootId } from '@/src/core/page-document/schema'
import type { Place } from '@/src/core/page-document/tree'

/** Where a block goes when nobody pointed: inside or after the selected one, else before the footer. */
export function defaultPlace(
  blocks: BlockRegistry,
  document: PageDocument,
  selectedId: string | null,
): Place {
  const outerId = selectedId && parentOf(document, selectedId)
  const isBeside = outerId && acceptsChildren(blocks, document, outerId)
  if (!selectedId || !outerId || (!isBeside && !acceptsChildren(blocks, document, selectedId))) {
    const parentId = topOf(blocks, document)
    return { parentId, index: indexRange(blocks, document, parentId).lastIndex }
  }
  if (acceptsChildren(blocks, document, selectedId)) {
    const { lastIndex } = indexRange(blocks, document, selectedId)
    return { parentId: selectedId, index: lastIndex }
  }
  return placeAfter(blocks, document, selectedId)
}

/** Right behind a block, but never behind the footer or before the header. */
export function placeAfter(blocks: BlockRegistry, document: PageDocument, id: string): Place {
  const parentId = parentOf(document, id) ?? rootId
  const { firstIndex, lastIndex } = indexRange(blocks, document, parentId)
  const after = (document.nodes[parentId]?.children.indexOf(id) ?? 0) + 1
  return { parentId, index: Math.min(Math.max(after, firstIndex), lastIndex) }
}

/** What to select once a block is gone: the one before it, else the one it was in. */
export function neighbourOf(document: PageDocument, id: string): string | null {
  const parentId = parentOf(document, id)
  const siblings = (parentId && document.nodes[parentId]?.children) || []
  const previous = siblings[siblings.indexOf(id) - 1]
  return previous ?? (parentId === rootId ? null : parentId)
}
