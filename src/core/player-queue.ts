import type { PlayerTrack } from '@/src/core/contracts/player'
import type { ProductDetail } from '@/src/core/contracts/products'
import { smallCopy } from '@/src/core/small-copy'

const barCoverPx = 112

/** The tracks of a release that can be heard, in order. */
export function playerQueue(product: ProductDetail): PlayerTrack[] {
  return product.tracks
    .filter(({ previewUrl }) => previewUrl)
    .map((track) => ({
      id: track.id,
      title: track.title,
      artist: track.artist || product.artist,
      url: track.previewUrl,
      coverImage: smallCopy(product.cover, barCoverPx),
      productId: product.id,
      durationSeconds: track.durationSeconds,
    }))
}
