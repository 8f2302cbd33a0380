import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import { openVisibilities } from '@/src/access/post-access'
import { limits } from '@/src/core/limits'
import { cacheTags } from '@/src/server/caching/cache-tags'
import { cached } from '@/src/server/caching/data-cache'
import { getPayloadClient } from '@/src/server/get-payload-client'

/** What feeds and search engines may know of a post. No file of it is named. */
export type PublicPost = {
  id: string
  caption: string
  /** ISO, like `updatedAt`. */
  publishedAt: string
  updatedAt: string
  /** Page of the whole feed that it is on, from 1. */
  page: number
}

type Row = { id: string; caption: string; published: Date; updated: Date; place: number }

/** The newest posts that are for everyone, as one page of the feed. */
export async function listPublicPosts(profileId: string): Promise<PublicPost[]> {
  return cached(['public-posts', profileId], [cacheTags.posts(profileId)], async () => {
    const { db } = await getPayloadClient()
    // Numbered before the others are left out, in the order of the feed.
    const { rows } = await (db as unknown as PostgresAdapter).drizzle.execute<Row>(sql`
      select id, caption, published, updated, place from (
        select id, coalesce(caption, '') as caption, visibility,
          published_at as published, updated_at as updated,
          (row_number() over (order by published_at desc, id))::int as place
        from posts
        where profile_id = ${profileId} and is_published and published_at <= now()
          and (visibility <> 'tiers' or exists (
            select 1 from posts_rels where parent_id = posts.id and path = 'tiers'))
      ) as feed
      where visibility::text in ${[...openVisibilities]} order by place limit ${limits.maxPageSize}`)
    return rows.map(({ id, caption, published, updated, place }) => ({
      id,
      caption,
      publishedAt: new Date(published).toISOString(),
      updatedAt: new Date(updated).toISOString(),
      page: Math.ceil(place / limits.pageSize),
    }))
  })
}
