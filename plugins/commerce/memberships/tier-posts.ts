import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { TierPosts } from '@/src/core/contracts/members/member-calls'
import { AppError } from '@/src/core/errors'
import { cacheTags, revalidateTags } from '@/src/server/caching/cache-tags'
import { runSql, withTx } from '@/src/server/transaction'

type Tier = { id: string; profileId: string }

const ofTier = (tierId: string) => sql`
  select parent_id from posts_rels where path = 'tiers' and membership_tiers_id = ${tierId}`

/** How many posts name the tier, and the other tiers of its site. */
export async function tierPostsOf(
  req: PayloadRequest,
  { id, profileId }: Tier,
): Promise<TierPosts> {
  const rows = await runSql(req)<{ id: string; name: string; posts: number; only: number }>`
    select tiers.id, tiers.name, count(named.parent_id)::int as posts,
      (count(named.parent_id) filter (where named.tiers = 1))::int as only
    from membership_tiers tiers
    left join (
      select parent_id, membership_tiers_id, count(*) over (partition by parent_id) as tiers
      from posts_rels join posts on posts.id = posts_rels.parent_id
      where path = 'tiers' and posts.visibility = 'tiers' and posts.profile_id = ${profileId}
    ) named on named.membership_tiers_id = tiers.id
    where tiers.profile_id = ${profileId}
    group by tiers.id order by tiers.position, tiers.created_at`
  const own = rows.find((row) => row.id === id)
  return {
    posts: own?.posts ?? 0,
    onlyThis: own?.only ?? 0,
    others: rows
      .filter((row) => row.id !== id)
      .map(({ id: tierId, name, posts }) => ({ id: tierId, name, posts })),
  }
}

/**
 * Lets members of the tier see the posts of others, too. Safe to repeat.
 *
 * @throws {AppError} `NOT_FOUND` for a tier of another site
 */
export async function openPosts(
  req: PayloadRequest,
  { id, profileId }: Tier,
  tierIds: readonly string[],
): Promise<void> {
  await withTx(req, async () => {
    for (const from of tierIds) {
      await requireTier(req, profileId, from)
      await runSql(req)`
        insert into posts_rels ("order", parent_id, path, membership_tiers_id)
        select coalesce(max(named."order"), 0) + 1, posts.id, 'tiers', ${id}
        from posts join posts_rels named on named.parent_id = posts.id and named.path = 'tiers'
        where posts.profile_id = ${profileId} and posts.id in (${ofTier(from)})
          and posts.id not in (${ofTier(id)})
        group by posts.id`
    }
    await revalidateTags(req, cacheTags.posts(profileId))
  })
}

/**
 * Takes the tier off its posts. What it was alone on goes over to another tier, to all who pay, or is
 * left to the artist.
 *
 * @throws {AppError} `NOT_FOUND` for a tier of another site
 */
export async function leavePosts(
  req: PayloadRequest,
  tier: Tier,
  to: 'paid' | 'nobody' | (string & {}),
): Promise<void> {
  const { id, profileId } = tier
  await withTx(req, async () => {
    const isAlone = sql`(select count(*) from posts_rels named
      where named.parent_id = posts.id and named.path = 'tiers') = 1`
    if (to === 'paid') {
      await runSql(req)`
        update posts set visibility = 'paid', updated_at = now()
        where profile_id = ${profileId} and visibility = 'tiers' and id in (${ofTier(id)})
          and ${isAlone}`
    } else if (to !== 'nobody') {
      await requireTier(req, profileId, to)
      await runSql(req)`
        insert into posts_rels ("order", parent_id, path, membership_tiers_id)
        select 2, posts.id, 'tiers', ${to} from posts
        where profile_id = ${profileId} and id in (${ofTier(id)}) and id not in (${ofTier(to)})
          and ${isAlone}`
    }
    await runSql(req)`
      delete from posts_rels where path = 'tiers' and membership_tiers_id = ${id}`
    await revalidateTags(req, cacheTags.posts(profileId))
  })
}

async function requireTier(req: PayloadRequest, profileId: string, id: string): Promise<void> {
  const rows = await runSql(req)`
    select 1 from membership_tiers where id = ${id} and profile_id = ${profileId}`
  if (rows.length === 0) {
    throw new AppError('NOT_FOUND')
  }
}
