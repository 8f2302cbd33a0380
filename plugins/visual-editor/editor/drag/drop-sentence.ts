import { type BlockRegistry, nameOf } from '@/plugins/visual-editor/editor/block-registry'
import { type PageDocument, rootId } from '@/src/core/page-document/schema'
import type { Place } from '@/src/core/page-document/tree'

export type SentenceOptions = {
  /** `horizontal` when blocks stand beside each other there. */
  axis?: 'vertical' | 'horizontal'
  /** The block that is moved: it is no neighbour of itself. */
  movedId?: string | null
}

/** Where a block lands, in words: "In Hero, below Listen now". */
export function dropSentence(
  blocks: BlockRegistry,
  document: PageDocument,
  { parentId, index }: Place,
  { axis = 'vertical', movedId = null }: SentenceOptions = {},
): string {
  const siblings = document.nodes[parentId]?.children ?? []
  const current = movedId ? siblings.indexOf(movedId) : -1
  if (current !== -1 && (index === current || index === current + 1)) {
    return 'Where it was'
  }
  const [behind, ahead] = axis === 'vertical' ? ['below', 'above'] : ['after', 'before']
  const name = (id: string) => nameOf(blocks, document, id)
  const before = siblings[index - 1]
  const after = siblings[index]
  const beside = before
    ? `${behind} ${name(before)}`
    : after
      ? `${ahead} ${name(after)}`
      : 'as its first block'
  const isOnPage = parentId === rootId
  return isOnPage
    ? `${beside.charAt(0).toUpperCase()}${beside.slice(1)}`
    : `In ${name(parentId)}, ${beside}`
}
