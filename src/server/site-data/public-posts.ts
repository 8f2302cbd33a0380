import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import { openVisibilities } from '@/src/access/post-access'
import { limits } from '@/src/core/limits'
import { cacheTags } from '@/src/server/caching/cache-tags'
import { cached } from '@/src/server/caching/data-cache'
import { getPayloadClient } from '@/src/server/get-payload-client'
import { feedOrder, inFeed } from '@/src/server/site-data/post-feed'

/** A file of a post that is for everyone. */
export type PublicFile = { id: string; mimeType: string; bytes: number }

/** What feeds and search engines may know of a post. */
export type PublicPost = {
  id: string
  caption: string
  /** ISO, like `updatedAt`. */
  publishedAt: string
  updatedAt: string
  /** Page of the whole feed that it is on, from 1. */
  page: number
  /** The first one; `seconds` is 0 while nobody knows. */
  recording: (PublicFile & { title: string; seconds: number }) | null
  /** The first one, or what stands for the recording. */
  picture: PublicFile | null
}

type Row = {
  id: string
  caption: string
  published: Date
  updated: Date
  place: number
  recording: PublicPost['recording']
  picture: PublicPost['picture']
}

/** The newest posts that are for everyone, as one page of the feed. */
export async function listPublicPosts(profileId: string): Promise<PublicPost[]> {
  return cached(['public-posts', profileId], [cacheTags.posts(profileId)], async () => {
    const { db } = await getPayloadClient()
    // Numbered before the others are left out, in the order of the feed.
    const { rows } = await (db as unknown as PostgresAdapter).drizzle.execute<Row>(sql`
      select feed.id, caption, published, updated, place,
        to_jsonb(recording) as recording, to_jsonb(picture) as picture
      from (
        select id, coalesce(caption, '') as caption, visibility,
          published_at as published, updated_at as updated,
          (row_number() over (order by ${feedOrder}))::int as place
        from posts where ${inFeed(profileId)}
      ) as feed
      left join lateral (
        select f.id, f.mime_type as "mimeType", coalesce(f.filesize, 0)::float8 as bytes,
          coalesce(m.name, '') as title, coalesce(f.duration_seconds, 0)::float8 as seconds
        from posts_media m join post_files f on f.id = m.file_id
        where m._parent_id = feed.id and f.mime_type like 'audio/%'
        order by m._order limit 1
      ) as recording on true
      left join lateral (
        select f.id, f.mime_type as "mimeType", coalesce(f.filesize, 0)::float8 as bytes
        from posts_media m join post_files f on f.id in (m.file_id, m.poster_id)
        where m._parent_id = feed.id and f.mime_type like 'image/%'
        order by m._order limit 1
      ) as picture on true
      where visibility::text in ${[...openVisibilities]}
      order by published desc, feed.id limit ${limits.maxPageSize}`)
    return rows.map(({ id, caption, published, updated, place, recording, picture }) => ({
      id,
      caption,
      publishedAt: new Date(published).toISOString(),
      updatedAt: new Date(updated).toISOString(),
      page: Math.ceil(place / limits.pageSize),
      recording,
      picture,
    }))
  })
}
