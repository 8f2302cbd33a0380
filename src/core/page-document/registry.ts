import type { BlockDefinitions } from '@/src/core/page-document/block-definition'

let registered: BlockDefinitions | null = null

/** Called once by the composition root, which alone knows every block. */
export function setBlockRegistry(blocks: BlockDefinitions): void {
  registered = blocks
}

/**
 * The blocks this installation has, for layers that may not import them.
 *
 * @throws when the composition root has not set them
 */
export function blockRegistry(): BlockDefinitions {
  if (!registered) {
    throw new Error(
      'No blocks are registered: call setBlockRegistry() where the config is composed',
    )
  }
  return registered
}
