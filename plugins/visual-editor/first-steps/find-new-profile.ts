import type { PayloadRequest } from 'payload'
import { isPlatformAdmin, sitesToDo } from '@/src/access/own-profile'
import { slugs } from '@/src/core/slugs'
import type { Profile } from '@/src/payload-types'

/** A site that was never set up, of somebody who may set it up; null for everybody else. */
export async function findNewProfile({
  payload,
  user,
}: Pick<PayloadRequest, 'payload' | 'user'>): Promise<Profile | null> {
  const ids = sitesToDo({ user }, 'site', 'change')
  if (ids.length === 0 || isPlatformAdmin({ user })) {
    return null
  }
  const { docs } = await payload.find({
    collection: slugs.profiles,
    where: { and: [{ id: { in: ids } }, { setUpAt: { exists: false } }] },
    sort: 'createdAt',
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
  })
  return docs[0] ?? null
}
