import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { slugs } from '@/src/core/slugs'

/**
 * Pages that a site cannot do without stay, whoever asks.
 *
 * @throws {APIError} 403
 */
export const keepUndeletable: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const page = await req.payload.findByID({
    collection: slugs.pages,
    id,
    draft: true,
    depth: 0,
    select: { isUndeletable: true },
    overrideAccess: true,
    req,
  })
  if (page.isUndeletable) {
    throw new APIError('This page cannot be deleted.', 403, { code: 'FORBIDDEN' }, true)
  }
}
