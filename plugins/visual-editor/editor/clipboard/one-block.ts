import { type BlockRegistry, newBlock } from '@/plugins/visual-editor/editor/block-registry'
import { newBlockId } from '@/plugins/visual-editor/editor/engine/engine'
import type { Subtree } from '@/src/core/page-document/operations'
import type { PageNode } from '@/src/core/page-document/schema'

/** A block of the given type with some props set; null where the block is not installed. */
export function oneBlock(
  blocks: BlockRegistry,
  type: string,
  props: Record<string, unknown>,
): Subtree | null {
  const block = blocks.get(type)
  if (!block) {
    return null
  }
  const id = newBlockId()
  // JSON, which the callers' types do not say.
  const node = { ...newBlock(block), props: props as PageNode['props'] }
  return { rootId: id, nodes: { [id]: node } }
}
