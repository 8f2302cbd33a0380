import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Single } from '@/src/core/contracts/music/singles'

/** A song of one release that another release has, too: both sell the same upload. */
export type SharedSong = Single & {
  trackId: string
  title: string
  releaseType: 'single' | 'album'
}

type Database = { execute: (query: SQL) => Promise<{ rows: unknown[] }> }

/** The other releases of the artist that songs of this one are on, in their order; the newest first. */
export async function sharedSongs(
  db: Database,
  { profileId, productId }: { profileId: string; productId: string },
): Promise<SharedSong[]> {
  const { rows } = await db.execute(sql`
    select t.id as "trackId", p.id as "productId", p.title, p.release_type as "releaseType",
      p.price_min_minor::int as "priceMinMinor", p.price_max_minor::int as "priceMaxMinor",
      coalesce(p.pay_what_you_want, false) as "payWhatYouWant",
      coalesce(p.is_published, false) as "isPublished"
    from tracks t
    join tracks o on o.original_id = t.original_id and o.product_id <> t.product_id
    join products p on p.id = o.product_id and p.profile_id = t.profile_id
    where t.product_id = ${productId} and t.profile_id = ${profileId}
      and p.category = 'Music' and p.release_type in ('single', 'album')
    order by t.position, p.is_published desc, p.release_date desc, p.id`)
  return rows as SharedSong[]
}

/** The single of each song, by the song. */
export function singlesIn(songs: readonly SharedSong[]): ReadonlyMap<string, Single> {
  const singles = songs.filter(({ releaseType }) => releaseType === 'single')
  // The first of a song counts, so it comes last.
  return new Map(
    singles
      .toReversed()
      .map(({ trackId, title: _, releaseType: __, ...single }) => [trackId, single]),
  )
}
