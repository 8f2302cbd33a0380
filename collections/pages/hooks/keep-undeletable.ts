import type { CollectionBeforeDeleteHook } from 'payload'
import { AppError } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'

/**
 * Pages that a site cannot do without stay, whoever asks.
 *
 * @throws {AppError} `FORBIDDEN`
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
    throw new AppError('FORBIDDEN', { message: 'This page cannot be deleted.' })
  }
}
