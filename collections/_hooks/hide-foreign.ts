import type { CollectionBeforeOperationHook } from 'payload'
import { staffOf } from '@/src/access/own-profile'
import { requireOwnDocument } from '@/src/server/owner'

/**
 * Another artist's document is as good as none to whoever would change it: Payload answers 403,
 * which tells that there is one.
 *
 * @throws {AppError} `NOT_FOUND`
 */
export const hideForeign: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  const id: unknown = 'id' in args ? args.id : undefined
  const isChange = operation === 'update' || operation === 'delete'
  if (isChange && typeof id === 'string' && overrideAccess !== true && staffOf(req)) {
    await requireOwnDocument(req, collection.slug as 'theme-settings', id)
  }
}
