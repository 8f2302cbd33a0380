import { type BlockRegistry, nameOf } from '@/plugins/visual-editor/editor/block-registry'
import { type PageDocument, rootId } from '@/src/core/page-document/schema'
import type { Place } from '@/src/core/page-document/tree'

/** Where a block lands, in words: "In Hero, below Listen now". */
export function dropSentence(
  blocks: BlockRegistry,
  document: PageDocument,
  { parentId, index }: Place,
): string {
  const siblings = document.nodes[parentId]?.children ?? []
  const name = (id: string) => nameOf(blocks, document, id)
  const before = siblings[index - 1]
  const after = siblings[index]
  const beside = before
    ? `below ${name(before)}`
    : after
      ? `above ${name(after)}`
      : 'as its first block'
  const isOnPage = parentId === rootId
  return isOnPage
    ? `${beside.charAt(0).toUpperCase()}${beside.slice(1)}`
    : `In ${name(parentId)}, ${beside}`
}
