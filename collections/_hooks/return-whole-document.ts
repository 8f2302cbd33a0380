import type { CollectionBeforeOperationHook } from 'payload'

type Write = 'create' | 'update' | 'delete'

/**
 * A hook that answers whole documents to these writes, whatever part was asked for: what happens after
 * a write gets the answer to look at, and could not tell what it was about.
 */
export function returnsWholeDocument(...writes: readonly Write[]): CollectionBeforeOperationHook {
  return ({ args, operation }) =>
    writes.some((write) => write === operation) ? { ...args, select: undefined } : args
}
