import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Single } from '@/src/core/contracts/singles'
import { cacheTags } from '@/src/server/cache-tags'
import { cached } from '@/src/server/cached'
import { type SameSong, sameSongs, singlesIn } from '@/src/server/delivery/same-songs'
import { getPayloadClient } from '@/src/server/payload'

export type ReleasesOfSongs = {
  /** What songs of the release cost alone, by track. */
  singles: ReadonlyMap<string, Single>
  /** The albums in the store that have a song of it. */
  albums: readonly { id: string; title: string }[]
}

/** Where else in the store the songs of a release are. */
export async function releasesOfSongs(
  profileId: string,
  productId: string,
): Promise<ReleasesOfSongs> {
  const key = ['releases-of-songs', profileId, productId]
  const songs = await cached(key, [cacheTags.products(profileId)], async () => {
    const { db } = await getPayloadClient()
    const { drizzle } = db as unknown as PostgresAdapter
    const found = await sameSongs(drizzle, { profileId, productId })
    return found.filter(({ isPublished }) => isPublished)
  })
  return { singles: singlesIn(songs), albums: albumsIn(songs) }
}

function albumsIn(songs: readonly SameSong[]): ReleasesOfSongs['albums'] {
  const albums = songs.filter(({ releaseType }) => releaseType === 'album')
  return [...new Map(albums.map(({ productId: id, title }) => [id, { id, title }])).values()]
}
