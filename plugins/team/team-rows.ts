import type { PayloadRequest } from 'payload'
import type { SiteRole } from '@/src/core/access/site-roles'
import { slugs } from '@/src/core/slugs'
import type { User } from '@/src/payload-types'
import { waitForTurn } from '@/src/server/database/locks'
import { runSql } from '@/src/server/transaction'

/** Makes those who change who works on a site wait for each other, until the other's transaction ends. */
export function lockTeam(req: PayloadRequest, profileId: string): Promise<void> {
  return waitForTurn(req, `team:${profileId}`)
}

type Somebody = { id: string; email?: undefined } | { id?: undefined; email: string }

export type OnTeam = { id: string; email: string; role: SiteRole }

/** What somebody is on a site; null for who does not work there. */
export async function findOnTeam(
  req: PayloadRequest,
  profileId: string,
  { id, email }: Somebody,
): Promise<OnTeam | null> {
  const rows = await runSql(req)<OnTeam>`
    select u.id, u.email, p.role from users u join users_profiles p on p._parent_id = u.id
    where p.profile_id = ${profileId}
      and (u.id = ${id ?? null}::uuid or u.email = ${email ?? null}::varchar)`
  return rows[0] ?? null
}

export async function countOwners(req: PayloadRequest, profileId: string): Promise<number> {
  const rows = await runSql(req)<{ count: number }>`
    select count(*)::int as count from users_profiles
    where profile_id = ${profileId} and role = 'owner'`
  return rows[0]?.count ?? 0
}

/**
 * Gives somebody a role on a site, or takes it, in the transaction of `req`. With the system's rights:
 * nobody may write what they may do themselves.
 */
export async function setRole(
  req: PayloadRequest,
  { userId, profileId, role }: { userId: string; profileId: string; role: SiteRole | null },
): Promise<void> {
  // The list is written as a whole: two sites at the same time must not forget each other.
  await waitForTurn(req, `sites-of:${userId}`)
  const user: User = await req.payload.findByID({
    collection: slugs.users,
    id: userId,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const others = (user.profiles ?? []).filter(({ profile }) => profile !== profileId)
  req.context.isTeamChange = true
  await req.payload.update({
    collection: slugs.users,
    id: userId,
    data: { profiles: role ? [...others, { profile: profileId, role }] : others },
    depth: 0,
    overrideAccess: true,
    req,
  })
}
