import type { PayloadRequest } from 'payload'
import { slugs } from '@/src/core/slugs'
import { chosenProfile } from '@/src/server/chosen-profile'

const answers = new WeakMap<PayloadRequest, Promise<string | null>>()

/**
 * The time zone of the event that the chosen site made last; null for its first one. A form asks twice, for
 * the value and for how it is chosen, and is answered once.
 */
export function lastTimeZone(req: PayloadRequest): Promise<string | null> {
  const answer = answers.get(req) ?? find(req)
  answers.set(req, answer)
  return answer
}

async function find(req: PayloadRequest): Promise<string | null> {
  const profile = chosenProfile(req)
  if (!profile) {
    return null
  }
  const { docs } = await req.payload.find({
    collection: slugs.events,
    where: { profile: { equals: profile } },
    sort: '-createdAt',
    limit: 1,
    pagination: false,
    depth: 0,
    select: { timeZone: true },
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs[0]?.timeZone ?? null
}
