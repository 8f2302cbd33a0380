import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest } from 'payload'
import { staffOf } from '@/src/access/own-profile'
import { AppError } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import type { User } from '@/src/payload-types'

/**
 * The signed-in owner, or the platform's admin.
 *
 * @throws {AppError} `NOT_SIGNED_IN` for everybody else, visitors too
 */
export function requireOwner(req: Pick<PayloadRequest, 'user'>): { id: string } {
  const owner = staffOf(req)
  if (!owner) {
    throw new AppError('NOT_SIGNED_IN')
  }
  return owner
}

/**
 * A document as the signed-in user may read it in the admin, without what it refers to.
 *
 * @throws {AppError} `NOT_FOUND` for an unknown one and another artist's alike
 */
export async function requireOwnDocument<Slug extends CollectionSlug>(
  req: PayloadRequest,
  collection: Slug,
  id: string,
  { draft = false }: { /** The newest draft instead of what is live. */ draft?: boolean } = {},
): Promise<DataFromCollectionSlug<Slug>> {
  const document = await req.payload.findByID({
    collection,
    id,
    draft,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
    req,
  })
  if (!document) {
    throw new AppError('NOT_FOUND')
  }
  return document as DataFromCollectionSlug<Slug>
}

/** Who works for a site. With the system's rights: visitors may not read that. */
export async function siteOwners(req: PayloadRequest, profileId: string): Promise<User[]> {
  const { docs } = await req.payload.find({
    collection: slugs.users,
    where: { 'profiles.profile': { equals: profileId } },
    pagination: false,
    depth: 0,
    req,
  })
  return docs
}
