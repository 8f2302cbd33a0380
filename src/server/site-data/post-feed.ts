import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { ListPostsQuery } from '@/src/core/contracts/members/posts'
import { likeText } from '@/src/core/text'
import { foldText } from '@/src/core/text/fold-text'
import type { Post } from '@/src/payload-types'
import { getPayloadClient } from '@/src/server/get-payload-client'
import { searchedRows } from '@/src/server/site-data/search-list'

type Sql = ReturnType<typeof sql>
type Asked = Pick<ListPostsQuery, 'profileId' | 'filter'>

/** The order of the feed, which `posts_feed_idx` has. */
export const feedOrder = sql`published_at desc, id`

/** Rows of `posts` that a visitor may know of: published, and not for tiers while no tier is chosen. */
export function inFeed(profileId: string): Sql {
  return sql`profile_id = ${profileId} and is_published and published_at <= now()
    and (visibility <> 'tiers' or exists (
      select from posts_rels where parent_id = posts.id and path = 'tiers'))`
}

/** The same of a published post that is at hand. */
export function isInFeed({ visibility, tiers }: Pick<Post, 'visibility' | 'tiers'>): boolean {
  return visibility !== 'tiers' || (tiers?.length ?? 0) > 0
}

/** The tier whose posts alone are asked for. */
export function tierOf({ membershipTierId }: ListPostsQuery['filter']): string | null {
  return membershipTierId && membershipTierId !== 'all' ? membershipTierId : null
}

/**
 * Ids of one page. The adapter would join the tiers of all posts and sort the whole feed, so that a page costs what the
 * feed is long.
 */
export async function feedIds(
  { page, limit, ...asked }: ListPostsQuery,
  onlyIds?: readonly string[],
): Promise<string[]> {
  const { drizzle } = await database()
  const { rows } = await drizzle.execute<{ id: string }>(sql`
    select id from posts where ${matching(asked, onlyIds)}
    order by ${feedOrder} limit ${limit} offset ${(page - 1) * limit}`)
  return rows.map(({ id }) => id)
}

/** How many posts there are to page through. */
export async function countFeed(asked: Asked, onlyIds?: readonly string[]): Promise<number> {
  const { drizzle } = await database()
  const listed = matching(asked, onlyIds)
  const { profileId, filter } = asked
  const dated = sql`profile_id = ${profileId} and is_published and visibility <> 'tiers' and ${ofType(filter)}`
  const { rows } = await drizzle.execute<{ count: number }>(
    onlyIds || tierOf(filter)
      ? sql`select count(*)::int as count from posts where ${listed}`
      : // Without its dates a whole feed is counted in `posts_published_idx` alone.
        sql`select ((select count(*) from posts where ${dated})
          - (select count(*) from posts where ${dated} and published_at > now())
          + (select count(*) from posts where ${listed} and visibility = 'tiers'))::int as count`,
  )
  return rows[0]?.count ?? 0
}

/** Ids of the posts whose caption a search finds, in the order of the feed. */
export async function searchFeed(
  asked: Asked,
  text: string,
  onlyIds?: readonly string[],
): Promise<string[]> {
  const words = foldText(text)
  const rowsFound = searchedRows({
    table: 'posts',
    listed: matching(asked, onlyIds),
    columns: sql`published_at`,
    order: feedOrder,
    found: sql`search_text like ${`%${likeText(words)}%`}`,
    words,
  })
  const { drizzle } = await database()
  const { rows } = await drizzle.execute<{ id: string }>(sql`select id from ${rowsFound} as found`)
  return rows.map(({ id }) => id)
}

function matching({ profileId, filter }: Asked, onlyIds: readonly string[] | undefined): Sql {
  const tierId = tierOf(filter)
  const conditions = [
    inFeed(profileId),
    ofType(filter),
    tierId !== null &&
      sql`visibility = 'tiers' and exists (
        select from posts_rels
        where parent_id = posts.id and path = 'tiers' and membership_tiers_id = ${tierId})`,
    onlyIds && sql`id = any(${sql.param([...onlyIds])}::uuid[])`,
  ]
  return sql.join(
    conditions.filter((condition) => typeof condition === 'object'),
    sql` and `,
  )
}

const ofType = ({ type }: Asked['filter']): Sql =>
  type === 'all' ? sql`true` : sql`type = ${type}`

async function database(): Promise<Pick<PostgresAdapter, 'drizzle'>> {
  const { db } = await getPayloadClient()
  return db as unknown as PostgresAdapter
}
