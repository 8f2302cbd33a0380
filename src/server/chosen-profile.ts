import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities'
import type { BaseFilter, PayloadRequest } from 'payload'
import { ownedProfileIds, worksFor } from '@/src/access/own-profile'

type Asker = Pick<PayloadRequest, 'headers' | 'user'>

/** The site that is chosen at the top of the admin, or the only one; null for several. */
export function chosenProfile(req: Asker): string | null {
  const chosen = getTenantFromCookie(req.headers, 'text')
  if (typeof chosen === 'string' && worksFor(req, chosen)) {
    return chosen
  }
  const [only, ...others] = ownedProfileIds(req)
  return only && others.length === 0 ? only : null
}

/** For screens about one site: the owner's first where none is chosen; null without any. */
export function shownProfile(req: Asker): string | null {
  return chosenProfile(req) ?? ownedProfileIds(req)[0] ?? null
}

/** For lists of the admin: they show what belongs to the chosen site. */
export const ofChosenSite: BaseFilter = ({ req }) => {
  const profileId = chosenProfile(req)
  return profileId ? { profile: { equals: profileId } } : null
}
