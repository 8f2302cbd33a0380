import type { BlockDefinitions } from '@/src/core/page-document/block-definition'

// Pages and the API of Next's bundle each load their own copy of this module; they share this.
const shared = globalThis as typeof globalThis & { [key: symbol]: BlockDefinitions | undefined }
const key = Symbol.for('bandstand.blocks')

/** Called once by the composition root, which alone knows every block. */
export function setBlockRegistry(blocks: BlockDefinitions): void {
  shared[key] = blocks
}

/**
 * The blocks this installation has, for layers that may not import them.
 *
 * @throws when the composition root has not set them
 */
export function blockRegistry(): BlockDefinitions {
  const registered = shared[key]
  if (!registered) {
    throw new Error(
      'No blocks are registered: call setBlockRegistry() where the config is composed',
    )
  }
  return registered
}
