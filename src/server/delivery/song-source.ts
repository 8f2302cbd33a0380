import { createHash } from 'node:crypto'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import type { TrackFileKind } from '@/src/core/choices/rendition-kinds'
import { slugs } from '@/src/core/slugs'
import type { AudioFile, Media, Product, Track } from '@/src/payload-types'
import { idOf } from '@/src/server/site-data/visitor-read'

/** What players and file managers show of a song. */
export type SongTags = {
  title: string
  artist: string
  album: string
  albumArtist: string
  /** `3/12`. */
  track: string
  year: string
  isrc?: string
  lyrics?: string
  credits?: string
}

/** A track with all that goes into the files that are made from it. */
export type SongSource = {
  trackId: string
  productId: string
  profileId: string
  original: { id: string; key: string; extension: string }
  /** Storage key of the first picture of the release. */
  coverKey: string | null
  tags: SongTags
  /** The artist's own preview is used instead of a made one. */
  hasOwnPreview: boolean
}

/** Raise it when the same song shall be made again because it is made differently. */
const recipe = 1

export const keyOf = ({ prefix, filename }: Pick<Media, 'prefix' | 'filename'>): string =>
  [prefix, filename].filter(Boolean).join('/')

/** `flac` for `night-bus.FLAC`. */
function extensionOf({ filename }: Pick<AudioFile, 'filename'>): string {
  return path
    .extname(filename ?? '')
    .slice(1)
    .toLowerCase()
}

/** @returns null when there is no such track, or nothing was uploaded for its buyers */
export async function findSongSource(
  req: PayloadRequest,
  trackId: string,
): Promise<SongSource | null> {
  const { payload } = req
  const one = { depth: 0, disableErrors: true, req } as const
  const track = await payload.findByID({ collection: slugs.tracks, id: trackId, ...one })
  const originalId = idOf(track?.original)
  if (!track || !originalId) {
    return null
  }
  const [product, original, { totalDocs: trackCount }] = [
    await payload.findByID({
      collection: slugs.products,
      id: idOf(track.product) ?? '',
      joins: false,
      ...one,
    }),
    await payload.findByID({ collection: slugs.audioFiles, id: originalId, ...one }),
    await payload.count({
      collection: slugs.tracks,
      where: { product: { equals: idOf(track.product) } },
      req,
    }),
  ]
  const profileId = idOf(track.profile)
  // A file of another profile is never given, whatever a track names.
  if (!product || !original || !profileId || idOf(original.profile) !== profileId) {
    return null
  }
  const [coverId] = product.media ?? []
  const cover = coverId
    ? await payload.findByID({ collection: slugs.media, id: idOf(coverId) ?? '', ...one })
    : null
  const profile = await payload.findByID({ collection: slugs.profiles, id: profileId, ...one })
  return {
    trackId,
    productId: product.id,
    profileId,
    original: { id: original.id, key: keyOf(original), extension: extensionOf(original) },
    coverKey: cover?.mimeType?.startsWith('image/') ? keyOf(cover) : null,
    tags: tagsOf(track, product, { artist: profile?.name ?? '', trackCount }),
    hasOwnPreview: Boolean(idOf(track.preview)),
  }
}

function tagsOf(
  track: Track,
  product: Product,
  { artist, trackCount }: { artist: string; trackCount: number },
): SongTags {
  const albumArtist = product.artist || artist
  return {
    title: track.title,
    artist: track.artist || albumArtist,
    album: product.title,
    albumArtist,
    track: `${track.position}/${Math.max(trackCount, track.position)}`,
    year: product.releaseDate.slice(0, 4),
    // Left out where empty: songs without them are not made again.
    isrc: track.isrc || undefined,
    lyrics: track.lyrics || undefined,
    credits: track.credits || undefined,
  }
}

/** Names the content of a file that is made from a song: the same hash, the same file. */
export function songHash({ original, coverKey, tags }: SongSource, kind: TrackFileKind): string {
  const parts = kind === 'preview' ? [original] : [original, coverKey, tags]
  return createHash('sha256')
    .update(JSON.stringify([recipe, kind, ...parts]))
    .digest('hex')
}
