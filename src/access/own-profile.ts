import type { Access, PayloadRequest, Where } from 'payload'
import { slugs } from '@/src/core/slugs'

/** Someone who works in the admin: an owner of profiles, or the platform's admin. */
type Staff = {
  id: string
  collection: typeof slugs.users
  email: string
  role?: 'owner' | 'platform-admin' | null
  profiles?: { profile: string | { id: string } }[] | null
}

/** The signed-in staff member; visitors of `public-accounts` are never staff. */
export function staffOf({ user }: Pick<PayloadRequest, 'user'>): Staff | null {
  return user?.collection === slugs.users ? (user as unknown as Staff) : null
}

export function isPlatformAdmin(req: Pick<PayloadRequest, 'user'>): boolean {
  return staffOf(req)?.role === 'platform-admin'
}

/** Ids of the profiles that the signed-in owner runs; empty for everybody else. */
export function ownedProfileIds(req: Pick<PayloadRequest, 'user'>): string[] {
  return (staffOf(req)?.profiles ?? []).map(({ profile }) =>
    typeof profile === 'object' ? profile.id : profile,
  )
}

/** True when the signed-in user may work for this profile. */
export function worksFor(req: Pick<PayloadRequest, 'user'>, profileId: string): boolean {
  return isPlatformAdmin(req) || ownedProfileIds(req).includes(profileId)
}

/** Owners reach documents of their own profiles only; a query, so that lists are filtered in the database. */
export const ofOwnProfile: Access = ({ req }) => within(req, 'profile')

/** As {@link ofOwnProfile}, for the profiles themselves. */
export const ownProfileItself: Access = ({ req }) => within(req, 'id')

/** As {@link ofOwnProfile}, for versions, which keep the document one level down. */
export const ofOwnProfileVersions: Access = ({ req }) => within(req, 'version.profile')

function within(req: PayloadRequest, field: 'id' | 'profile' | 'version.profile'): boolean | Where {
  if (isPlatformAdmin(req)) {
    return true
  }
  const profiles = ownedProfileIds(req)
  return profiles.length > 0 && { [field]: { in: profiles } }
}

/** The `create` twin of {@link ofOwnProfile}: Payload ignores queries on create, so the new document is checked here. */
export const intoOwnProfile: Access = ({ data, req }) => {
  if (isPlatformAdmin(req)) {
    return true
  }
  // Without data Payload asks whether a "create" button should be shown at all.
  const profile = data?.profile
  return data === undefined || profile === undefined
    ? ownedProfileIds(req).length > 0
    : ownedProfileIds(req).includes(idOf(profile))
}

export const platformAdminOnly: Access = ({ req }) => isPlatformAdmin(req)

/** Written by the system alone: no call from outside passes, the platform admin's neither. */
export const nobody: Access = () => false

function idOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'id' in value
    ? String(value.id)
    : String(value)
}
