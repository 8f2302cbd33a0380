import type { PayloadRequest } from 'payload'
import { slugs } from '@/src/core/slugs'
import type { User } from '@/src/payload-types'

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
