import type { BlockRegistry } from '@/plugins/visual-editor/editor/block-registry'
import { indexRange } from '@/plugins/visual-editor/editor/placement'
import type { PageDocument } from '@/src/core/page-document/schema'
import { nodeOf, type Place } from '@/src/core/page-document/tree'

/** A place for what is still on its way, held by its neighbours while the page goes on changing. */
export type PlaceholderPosition = {
  parentId: string
  before: string | undefined
  after: string | undefined
}

export function createPlaceholderPosition(
  document: PageDocument,
  { parentId, index }: Place,
): PlaceholderPosition {
  const siblings = nodeOf(document, parentId)?.children ?? []
  return { parentId, before: siblings[index - 1], after: siblings[index] }
}

/**
 * Where the held place is now: behind the block it was behind, else before the one it was before,
 * else at the end, above a footer. Null when the block it was in is gone.
 */
export function findPlaceholderPosition(
  blocks: BlockRegistry,
  document: PageDocument,
  { parentId, before, after }: PlaceholderPosition,
): Place | null {
  const siblings = nodeOf(document, parentId)?.children
  if (!siblings) {
    return null
  }
  const { firstIndex, lastIndex } = indexRange(blocks, document, parentId)
  const behind = before === undefined ? -1 : siblings.indexOf(before)
  const ahead = after === undefined ? -1 : siblings.indexOf(after)
  const index = behind >= 0 ? behind + 1 : ahead >= 0 ? ahead : lastIndex
  return { parentId, index: Math.min(Math.max(index, firstIndex), lastIndex) }
}
