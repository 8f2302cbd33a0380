import type { Where } from 'payload'
import { hearingOf } from '@/src/core/choices/streaming-choices'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import type { TrackView } from '@/src/core/contracts/products/products'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import type { Product, Track } from '@/src/payload-types'
import { getPayloadClient } from '@/src/server/get-payload-client'
import { idOf, visitorRead } from '@/src/server/site-data/visitor-read'

/** Of the original only that there is one: nothing for visitors ever knows where it is. */
const trackSelect = {
  product: true,
  title: true,
  artist: true,
  description: true,
  durationSeconds: true,
  hasExplicitContent: true,
  isFeatured: true,
  preview: true,
  original: true,
  streaming: true,
  playLimit: true,
  lyrics: true,
} as const

export type TrackRow = Pick<Track, 'id' | keyof typeof trackSelect> & {
  /** A preview was made of the original. */
  hasMadePreview: boolean
}

/** Tracks of some products in their order: two queries, however many. */
export async function loadTracks(profileId: string, productIds: string[]): Promise<TrackRow[]> {
  const payload = await getPayloadClient()
  const ofProducts: Where[] = [{ profile: { equals: profileId } }, { product: { in: productIds } }]
  const [{ docs: tracks }, { docs: previews }] = await Promise.all([
    payload.find({
      collection: slugs.tracks,
      where: { and: ofProducts },
      select: trackSelect,
      sort: ['position', 'createdAt'],
      ...visitorRead,
    }),
    payload.find({
      collection: slugs.renditions,
      where: {
        and: [...ofProducts, { kind: { equals: 'preview' } }, { state: { equals: 'ready' } }],
      },
      select: { track: true },
      ...visitorRead,
    }),
  ])
  const made = new Set(previews.map(({ track }) => idOf(track)))
  return tracks.map((track) => ({ ...track, hasMadePreview: made.has(track.id) }))
}

type Release = Pick<Product, 'streaming' | 'playLimit' | 'showsLyrics'> & { artist: string }

export function toTrackView(
  track: TrackRow,
  release: Release,
  media: ReadonlyMap<string, MediaView>,
): TrackView {
  return {
    id: track.id,
    title: track.title,
    artist: track.artist || release.artist,
    description: track.description ?? '',
    ...(release.showsLyrics && track.lyrics && { lyrics: track.lyrics }),
    durationSeconds: track.durationSeconds ?? 0,
    hasExplicitContent: track.hasExplicitContent ?? false,
    isFeatured: track.isFeatured ?? false,
    ...heard(track, release, media.get(idOf(track.preview) ?? '')?.url),
  }
}

/** What anyone may hear, as the artist chose it. A song that was not uploaded has a preview at most. */
function heard(
  track: TrackRow,
  release: Release,
  ownPreview: string | undefined,
): Pick<TrackView, 'previewUrl' | 'isPreview' | 'playLimit'> {
  const { streaming, playLimit } = hearingOf(track, release)
  const hasSong = Boolean(track.original)
  const madePreview = track.hasMadePreview ? `/api/public/tracks/${track.id}/preview` : ''
  if (streaming === 'full' && hasSong) {
    return { previewUrl: `/api/public/tracks/${track.id}/full` }
  }
  if (streaming === 'limited' && hasSong) {
    return { previewUrl: '', playLimit: playLimit ?? limits.streaming.defaultPlays }
  }
  return streaming === 'none'
    ? { previewUrl: '' }
    : { previewUrl: ownPreview ?? madePreview, ...(hasSong && { isPreview: true as const }) }
}
