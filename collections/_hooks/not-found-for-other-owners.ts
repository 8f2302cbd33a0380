import type { CollectionBeforeOperationHook } from 'payload'
import { staffOf } from '@/src/access/own-profile'
import { AppError } from '@/src/core/errors'
import type { slugs } from '@/src/core/slugs'
import { requireOwnDocument } from '@/src/server/owner'

/**
 * Another artist's document is as good as none to anyone who would change it: Payload answers 403,
 * which tells that there is one.
 *
 * @throws {AppError} `NOT_FOUND`
 */
export const notFoundForOtherOwners: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  const id: unknown = 'id' in args ? args.id : undefined
  if (typeof id !== 'string' || overrideAccess === true || !staffOf(req)) {
    return
  }
  // Any collection that has versions; the type wants one.
  const slug = collection.slug as typeof slugs.themeSettings
  if (operation === 'update' || operation === 'delete') {
    await requireOwnDocument(req, slug, id)
  }
  if (operation === 'restoreVersion') {
    const { totalDocs } = await req.payload.countVersions({
      collection: slug,
      where: { id: { equals: id } },
      overrideAccess: false,
      user: req.user,
      req,
    })
    if (totalDocs === 0) {
      throw new AppError('NOT_FOUND')
    }
  }
}
