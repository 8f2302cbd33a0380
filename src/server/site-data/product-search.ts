import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { ListProductsQuery } from '@/src/core/contracts/products/products'
import { limits } from '@/src/core/limits'
import { likeText } from '@/src/core/text'
import { foldText } from '@/src/core/text/fold-text'
import { getPayloadClient } from '@/src/server/get-payload-client'
import { hasIndexedWord, searchedRows } from '@/src/server/site-data/search-list'
import { getArtistName } from '@/src/server/site-data/site'

type Sql = ReturnType<typeof sql>

/** Enough for a store: a search for one letter is not served by more. */
const songsMax = 500

/**
 * Ids of the products that a search finds, in the order of the store. Searches what a card shows, title and artist,
 * which is the profile's name unless another is given; and songs.
 */
export async function searchProducts(query: ListProductsQuery, text: string): Promise<string[]> {
  const { profileId } = query
  const { db } = await getPayloadClient()
  const { drizzle } = db as unknown as PostgresAdapter
  const words = foldText(text)
  const pattern = `%${likeText(words)}%`
  const isOwnName = foldText(await getArtistName(profileId)).includes(words)
  const named = isOwnName
    ? sql`(search_text like ${pattern} or artist is null or artist = '')`
    : sql`search_text like ${pattern}`
  const listed = inStore(query)
  const byName = searchedRows({
    table: 'products',
    listed,
    columns: sql`store_rank, release_date, title, artist`,
    order: storeOrder,
    found: named,
    words,
  })
  const { rows } = await drizzle.execute<{ id: string }>(sql`
    with sung as materialized (${productsOfSongs(profileId, words, pattern)})
    select id from (
      select id, store_rank, release_date, title from ${byName} as named
      union
      select id, store_rank, release_date, title from products
      where ${listed} and id in (select product_id from sung)
    ) as found
    order by ${storeOrder} limit ${limits.searchHitsMax}`)
  return rows.map(({ id }) => id)
}

/** The order of the store, which `products_store_idx` has. */
const storeOrder = sql`store_rank desc, release_date desc, title, id`

function inStore({ profileId, category, filter: { releaseType } }: ListProductsQuery): Sql {
  const isOfType = releaseType === 'all' ? sql`` : sql`and release_type = ${releaseType}`
  return sql`profile_id = ${profileId} and is_published and category = ${category} ${isOfType}`
}

/**
 * Of one or two letters the index of letters knows nothing: only so many songs are looked through then, the same ones
 * for each page.
 */
function productsOfSongs(profileId: string, words: string, pattern: string): Sql {
  const songs = hasIndexedWord(words)
    ? sql`tracks where profile_id = ${profileId}`
    : sql`(select product_id, search_text from tracks
        where profile_id = ${profileId} order by id limit ${limits.searchedFirst}) as songs where true`
  return sql`select product_id from ${songs} and search_text like ${pattern} limit ${songsMax}`
}
