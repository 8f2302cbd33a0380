import type { User } from '@/src/payload-types'
import { idsOf } from '@/src/server/site-data/visitor-read'

type WithSites = Pick<User, 'profiles'>

/** Ids of the sites that somebody works for. */
export function siteIdsOf({ profiles }: WithSites): string[] {
  return idsOf(profiles?.map(({ profile }) => profile))
}

/** The one site that is meant by all of them; null for none and for several, which is nobody else's business. */
export function onlySiteOf(...users: readonly WithSites[]): string | null {
  const [only = null, ...others] = new Set(users.flatMap(siteIdsOf))
  return others.length === 0 ? only : null
}
