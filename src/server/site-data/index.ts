export { preparePost, preparePosts } from '@/src/server/posts/prepare-posts'
export { createBlockData } from '@/src/server/site-data/block-data'
export { getDraftPage } from '@/src/server/site-data/draft-page'

import { sameJson } from '@/src/core/json'
import { slugs } from '@/src/core/slugs'
import type { EditedTheme } from '@/src/core/theme/edited-theme'
import type { ThemeSetting } from '@/src/payload-types'
import { loadMedia } from '@/src/server/site-data/media'
import { toTheme } from '@/src/server/site-data/site'
import { idOf, themeFields, visitorRead } from '@/src/server/site-data/visitor-read'

export {
  eventOfProduct,
  getEvent,
  listUpcomingEvents,
} from '@/src/server/site-data/events'
export { loadMedia } from '@/src/server/site-data/media'
export {
  getMovedPath,
  getPage,
  listPages,
  listSitePaths,
  pageTags,
  type SitePage,
} from '@/src/server/site-data/pages'
export { loadPodcast, type Podcast } from '@/src/server/site-data/podcast'
export { getPostRecord, getWrittenPost, type PostRecord } from '@/src/server/site-data/post-records'
export {
  listPostsAs,
  listPostsFor,
  listPostsForAll,
  postFor,
  previewedPost,
} from '@/src/server/site-data/posts'
export {
  featuredProductDetails,
  featuredProducts,
  getProduct,
  goesWith,
  listProductDetails,
  listProducts,
  listStoreDetails,
  productListTags,
  productTags,
} from '@/src/server/site-data/products'
export {
  listPublicPosts,
  type PublicFile,
  type PublicPost,
} from '@/src/server/site-data/public-posts'

import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Single } from '@/src/core/contracts/music/singles'
import { cacheTags } from '@/src/server/caching/cache-tags'
import { cached } from '@/src/server/caching/data-cache'
import { type SharedSong, sharedSongs, singlesIn } from '@/src/server/delivery/shared-songs'
import { getPayloadClient } from '@/src/server/get-payload-client'

export { getSite, getSiteOf, type Site } from '@/src/server/site-data/site'
export { listOpenTiers, listTiers } from '@/src/server/site-data/tiers'

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
    const found = await sharedSongs(drizzle, { profileId, productId })
    return found.filter(({ isPublished }) => isPublished)
  })
  return { singles: singlesIn(songs), albums: albumsIn(songs) }
}

function albumsIn(songs: readonly SharedSong[]): ReleasesOfSongs['albums'] {
  const albums = songs.filter(({ releaseType }) => releaseType === 'album')
  return [...new Map(albums.map(({ productId: id, title }) => [id, { id, title }])).values()]
}

export type DraftTheme = {
  /** Null while nothing was ever stored. */
  id: string | null
  rev: number
  /** The draft has something that visitors do not see yet. */
  hasUnpublished: boolean
  content: EditedTheme
}

/**
 * The theme of a profile with all that waits to be published: for its artist's eyes, so ask first
 * who wants to see it.
 */
export async function getDraftTheme(profileId: string): Promise<DraftTheme> {
  const payload = await getPayloadClient()
  const [drafts, live] = await Promise.all(
    [true, false].map((draft) =>
      payload.find({
        collection: slugs.themeSettings,
        where: { profile: { equals: profileId } },
        select: themeFields,
        draft,
        limit: 1,
        ...visitorRead,
      }),
    ),
  )
  // A theme from before there were drafts has no version to find until it is saved again.
  const [draft] = drafts?.docs ?? []
  const setting = draft ?? live?.docs[0]
  const logoId = idOf(setting?.logo) ?? ''
  const media = await loadMedia(profileId, logoId === '' ? [] : [logoId])
  return {
    id: setting?.id ?? null,
    rev: setting?.rev ?? 0,
    hasUnpublished: draft?._status === 'draft' && !isSame(draft, live?.docs[0]),
    content: {
      ...toTheme(setting, media.get(logoId)?.url ?? ''),
      logoId,
      avatarId: idOf(setting?.avatar) ?? '',
    },
  }
}

/** Undo may have led a draft back to what visitors see. */
function isSame(draft: ThemeSetting, live: ThemeSetting | undefined): boolean {
  const compared = (setting: ThemeSetting) => ({
    ...toTheme(setting, idOf(setting.logo) ?? ''),
    avatarId: idOf(setting.avatar) ?? '',
  })
  return live?._status === 'published' && sameJson(compared(draft), compared(live))
}
