import type { PayloadRequest } from 'payload'
import { slugs } from '@/src/core/slugs'
import { createSite } from '@/src/server/accounts/create-site'

type NewSite = {
  name: string
  address: string
  owner: { email: string; password: string }
  /** The owner has not shown yet that the address is theirs. */
  awaitsConfirmation: boolean
}

/**
 * Makes a site, which is not online, and who owns it. Call with the system's rights and in a transaction: both
 * are there, or neither.
 *
 * @throws {ValidationError} at `slug` or `email` when that is taken
 */
export async function makeSiteWithOwner(
  req: PayloadRequest,
  { name, address, owner, awaitsConfirmation }: NewSite,
): Promise<{ profileId: string; userId: string }> {
  const profileId = await createSite(req, name, { address, awaitsConfirmation })
  const user = await req.payload.create({
    collection: slugs.users,
    data: { ...owner, name, role: 'owner', profiles: [{ profile: profileId, role: 'owner' }] },
    depth: 0,
    overrideAccess: true,
    req,
  })
  return { profileId, userId: user.id }
}
