import type { PayloadRequest } from 'payload'
import { staffOf } from '@/src/access/own-profile'
import { AppError } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'

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
 * Lets those pass who may read the profile in the admin.
 *
 * @throws {AppError} `NOT_FOUND` for an unknown profile and another artist's alike
 */
export async function requireOwnProfile(req: PayloadRequest, profileId: string): Promise<void> {
  const profile = await req.payload.findByID({
    collection: slugs.profiles,
    id: profileId,
    select: { slug: true },
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
    req,
  })
  if (!profile) {
    throw new AppError('NOT_FOUND')
  }
}
