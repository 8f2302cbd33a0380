import type { PayloadRequest } from 'payload'
import { type SiteRole, siteRoles } from '@/src/core/access/site-roles'
import type { TeamInvite, TeamView } from '@/src/core/contracts/team'
import { slugs } from '@/src/core/slugs'
import { runSql } from '@/src/server/transaction'

/** Who works on a site, owners first, and whom somebody has asked to. With the system's rights: ask first who may see it. */
export async function loadTeam(req: PayloadRequest, profileId: string): Promise<TeamView> {
  const people = await runSql(req)<{ id: string; name: string; email: string; role: SiteRole }>`
    select u.id, u.name, u.email, p.role from users u join users_profiles p on p._parent_id = u.id
    where p.profile_id = ${profileId} order by u.name, u.email`
  const [site] = await runSql(req)<{ supportUntil: string | null }>`
    select to_json(support_until) #>> '{}' as "supportUntil" from profiles
    where id = ${profileId} and support_until > now()`
  const you = req.user?.collection === slugs.users ? req.user.id : null
  return {
    people: people
      .toSorted((a, b) => siteRoles.indexOf(a.role) - siteRoles.indexOf(b.role))
      .map((person) => ({ ...person, isYou: person.id === you })),
    invites: await loadInvites(req, profileId),
    supportUntil: site?.supportUntil ?? null,
  }
}

/** Open invites to a site, or of the platform's admin to make one; the newest first. */
export async function loadInvites(
  req: PayloadRequest,
  profileId: string | null,
): Promise<TeamInvite[]> {
  const rows = await runSql(req)<Omit<TeamInvite, 'expiresAt'> & { expiresAt: Date | string }>`
    select id, kind, email, coalesce(name, '') as name, role, expires_at as "expiresAt",
      expires_at <= now() as "isExpired"
    from invites where profile_id is not distinct from ${profileId} and kind <> 'sign-up'
    order by created_at desc, id`
  return rows.map((row) => ({ ...row, expiresAt: new Date(row.expiresAt).toISOString() }))
}
