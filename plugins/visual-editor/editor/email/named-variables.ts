import type { BlockRegistry } from '@/plugins/visual-editor/editor/block-registry'
import { withPlainNames } from '@/src/core/email/plain-names'

/** Blocks that go by what their variables are called, wherever their first words name them. */
export function withNamedVariables(blocks: BlockRegistry): BlockRegistry {
  return new Map(
    [...blocks].map(([type, block]) => [
      type,
      { ...block, editor: { ...block.editor, nameWords: withPlainNames } },
    ]),
  )
}
