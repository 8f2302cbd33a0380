import { type BlockRegistry, nameOf } from '@/plugins/visual-editor/editor/block-registry'
import { acceptsChildren, indexRange } from '@/plugins/visual-editor/editor/placement'
import type { DragSource } from '@/plugins/visual-editor/editor/state/ui-store'
import { limits } from '@/src/core/limits'
import { type PageDocument, rootId } from '@/src/core/page-document/schema'
import { depthOf, heightOf, type Place, placeOf, subtreeIds } from '@/src/core/page-document/tree'
import { inSentenceCase } from '@/src/core/text'

/** What may be offered to a block on its way: the page's own rules, asked before anything is done. */
export type DropRules = ReturnType<typeof createDropRules>

export function createDropRules(document: PageDocument, blocks: BlockRegistry, source: DragSource) {
  const movedId = source.kind === 'move' ? source.id : null
  const carried = new Set(movedId ? subtreeIds(document, movedId) : [])
  const height = movedId ? heightOf(document, movedId) : heightOfNew(source)
  const from = movedId ? placeOf(document, movedId) : undefined
  const isFull =
    !movedId &&
    Object.keys(document.nodes).length + sizeOfNew(source) > limits.pageDocument.maxNodes

  return {
    movedId,
    /** The page holds no more blocks. */
    isFull,

    /** Whether the block may be put into this one. */
    accepts(parentId: string): boolean {
      return (
        !isFull &&
        !carried.has(parentId) &&
        acceptsChildren(blocks, document, parentId) &&
        depthOf(document, parentId) + 1 + height <= limits.pageDocument.maxDepth
      )
    },

    range: (parentId: string) => indexRange(blocks, document, parentId),

    /** Whether the block would stay where it is. */
    isSamePlace({ parentId, index }: Place): boolean {
      return from?.parentId === parentId && (index === from.index || index === from.index + 1)
    },
  }
}

function heightOfNew(source: DragSource): number {
  return source.kind === 'section'
    ? heightOf({ version: 1, nodes: { ...source.subtree.nodes } }, source.subtree.rootId)
    : 0
}

function sizeOfNew(source: DragSource): number {
  return source.kind === 'section' ? Object.keys(source.subtree.nodes).length : 1
}

type SentenceOptions = {
  /** `horizontal` when blocks stand beside each other there. */
  axis?: 'vertical' | 'horizontal'
  /** The block that is moved: it is no neighbour of itself. */
  movedId?: string | null
}

/** Where a block lands, in words: "In Hero, below Listen now". */
export function dropLabel(
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
  return isOnPage ? inSentenceCase(beside) : `In ${name(parentId)}, ${beside}`
}
