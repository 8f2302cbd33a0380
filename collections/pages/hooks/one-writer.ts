import type { CollectionBeforeOperationHook } from 'payload'
import { slugs } from '@/src/core/slugs'
import { isUuid } from '@/src/core/uuid'
import { lockDocument } from '@/src/server/database/locks'

/**
 * Makes writers of one page wait for each other before they read it: Payload writes whole pages, so
 * whoever only renames one would otherwise put back the layout that somebody else is just saving.
 */
export const oneWriter: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const id: unknown = 'id' in args ? args.id : undefined
  const isWrite = operation === 'update' || operation === 'delete'
  if (isWrite && typeof id === 'string' && isUuid(id) && req.transactionID) {
    await lockDocument(req, slugs.pages, id)
  }
}
