import { randomUUID } from 'node:crypto'
import { createLocalReq, type Payload } from 'payload'
import { usernameOf } from '@/collections/public-accounts/hooks'
import type { NewMember } from '@/scripts/kill-harness/buyer'
import { slugs } from '@/src/core/slugs'
import { findCredentials } from '@/src/server/accounts/password'
import { startSession } from '@/src/server/session'

/** People who are logged in on a site, and have bought nothing yet. */
export async function openAccounts(
  payload: Payload,
  { profileId, tierId, count }: { profileId: string; tierId: string; count: number },
): Promise<NewMember[]> {
  const req = await createLocalReq({}, payload)
  const people: NewMember[] = []
  while (people.length < count) {
    const email = `${randomUUID()}@example.com`
    await payload.create({
      collection: slugs.publicAccounts,
      data: {
        profile: profileId,
        email,
        username: usernameOf(profileId, email),
        password: randomUUID(),
        firstName: 'Ada',
        lastName: 'Fan',
      },
    })
    const credentials = await findCredentials(req, { profileId, email })
    const token = credentials && (await startSession(req, credentials))
    people.push({ token: String(token), tierId })
  }
  return people
}
