import type { Access, PayloadRequest, Where } from 'payload'
import { type KeyScope, scopesAllow } from '@/src/core/access/key-scopes'
import {
  isOpenToSupport,
  type Right,
  roleAllows,
  type SiteRole,
  type Subject,
} from '@/src/core/access/site-roles'
import { slugs } from '@/src/core/slugs'

/** The user of a request, as the server and the browser know them. */
type Asker = { user?: { collection?: string } | null }

/** Someone who works in the admin: people of an artist, or the platform's admin. */
type Staff = {
  id: string
  collection: typeof slugs.users
  email: string
  role?: 'owner' | 'platform-admin' | null
  profiles?: { profile: string | { id: string }; role?: SiteRole | null }[] | null
  /** Of an API key, which works for its site within its scopes; nothing of a person. */
  keyScopes?: readonly KeyScope[]
  /** Of the platform's admin who works on one site as support, with the rights of an admin of it. */
  isSupport?: boolean
}

/** The signed-in staff member, or the API key; visitors of `public-accounts` are never staff. */
export function staffOf({ user }: Asker): Staff | null {
  return user?.collection === slugs.users ? (user as unknown as Staff) : null
}

/** Who somebody is in logs; never an API key. */
export function kindOfStaff({ role, isSupport }: Staff): 'owner' | 'platform-admin' {
  return isSupport ? 'platform-admin' : (role ?? 'owner')
}

export function isPlatformAdmin(req: Asker): boolean {
  return staffOf(req)?.role === 'platform-admin'
}

/** Ids of the sites that somebody works for, in any role; empty for everybody else. */
export function ownedProfileIds(req: Asker): string[] {
  return (staffOf(req)?.profiles ?? []).map(({ profile }) => idOf(profile))
}

/** What the signed-in person is on a site; the platform's admin may do what its owner may. */
export function roleOn(req: Asker, profileId: string): SiteRole | null {
  if (isPlatformAdmin(req)) {
    return 'owner'
  }
  const row = staffOf(req)?.profiles?.find(({ profile }) => idOf(profile) === profileId)
  return row?.role ?? null
}

/** True when the signed-in person works for this site, whatever they may do there. */
export function worksFor(req: Asker, profileId: string): boolean {
  return roleOn(req, profileId) !== null
}

/** Whether the signed-in person, or the API key, may do something on a site. */
export function mayOn(req: Asker, profileId: string, subject: Subject, right: Right): boolean {
  const { keyScopes, isSupport } = staffOf(req) ?? {}
  return (
    roleAllows(roleOn(req, profileId), subject, right) &&
    (!keyScopes || scopesAllow(keyScopes, subject, right)) &&
    (!isSupport || isOpenToSupport(subject))
  )
}

/** Ids of the sites where the signed-in person may do something. The platform's admin may on all, and has none here. */
export function sitesToDo(req: Asker, subject: Subject, right: Right): string[] {
  return ownedProfileIds(req).filter((id) => mayOn(req, id, subject, right))
}

/** Whether there is any site where the signed-in person may do something. */
export function mayAnywhere(req: Asker, subject: Subject, right: Right): boolean {
  return isPlatformAdmin(req) || sitesToDo(req, subject, right).length > 0
}

/** People reach documents of sites where their role allows it; a query, so that lists are filtered in the database. */
export function ofOwnProfile(subject: Subject, right: Right): Access {
  return ({ data, req }) =>
    // Nobody moves anything to a site where they may not put it.
    (right === 'read' || mayPut(req, subject, data)) && within(req, 'profile', subject, right)
}

/** As {@link ofOwnProfile}, for the profiles themselves. */
export function ownProfileItself(subject: Subject, right: Right): Access {
  return ({ req }) => within(req, 'id', subject, right)
}

/** As {@link ofOwnProfile}, for versions, which keep the document one level down. */
export function ofOwnProfileVersions(subject: Subject): Access {
  return ({ req }) => within(req, 'version.profile', subject, 'read')
}

function within(
  req: PayloadRequest,
  field: 'id' | 'profile' | 'version.profile',
  subject: Subject,
  right: Right,
): boolean | Where {
  if (isPlatformAdmin(req)) {
    return true
  }
  const profiles = sitesToDo(req, subject, right)
  return profiles.length > 0 && { [field]: { in: profiles } }
}

/** The `create` twin of {@link ofOwnProfile}: Payload ignores queries on create, so the new document is checked here. */
export function intoOwnProfile(subject: Subject): Access {
  return ({ data, req }) => mayAnywhere(req, subject, 'change') && mayPut(req, subject, data)
}

/** Without a site Payload asks whether a button should be shown at all, or leaves the document where it is. */
function mayPut(req: PayloadRequest, subject: Subject, data: unknown): boolean {
  const profile = (data as { profile?: unknown } | undefined)?.profile
  return profile === undefined || mayOn(req, idOf(profile), subject, 'change')
}

export const platformAdminOnly: Access = ({ req }) => isPlatformAdmin(req)

/** Written by the system alone: no call from outside passes, the platform admin's neither. */
export const nobody: Access = () => false

function idOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'id' in value
    ? String(value.id)
    : String(value)
}
