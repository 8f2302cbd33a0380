import type { PlayerTrack } from '@/src/core/contracts/music/streaming'
import type { ProductDetail, TrackView } from '@/src/core/contracts/products/products'
import { smallestImageUrl } from '@/src/core/files/smallest-image-url'

const barCoverPx = 112

/** The tracks of a release that can be heard, in order. */
export function playerQueue(product: ProductDetail): PlayerTrack[] {
  return product.tracks.filter(isAudible).map((track) => ({
    id: track.id,
    title: track.title,
    artist: track.artist || product.artist,
    url: track.previewUrl,
    coverImage: smallestImageUrl(product.cover, barCoverPx),
    productId: product.id,
    durationSeconds: track.durationSeconds,
    ...(track.isPreview && { isPreview: true }),
    ...(track.playLimit && { isAsked: true }),
  }))
}

/** Whether a visitor can hear anything of a track. */
export function isAudible({ previewUrl, playLimit }: TrackView): boolean {
  return previewUrl !== '' || playLimit !== undefined
}
