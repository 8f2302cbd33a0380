import type { PayloadRequest } from 'payload'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import { hearingOf, type StreamingChoice } from '@/src/core/streaming-choices'
import type { Product, Track } from '@/src/payload-types'

/** A track of a release that is in the store, and what strangers may hear of it. */
export type Hearing = {
  track: Track
  product: Product
  allows: StreamingChoice
  /** Full plays, where they are limited. */
  playLimit: number
}

/** @returns null for a track that is not in the store, or another site's */
export async function findHearing(
  req: PayloadRequest,
  profileId: string,
  trackId: string,
): Promise<Hearing | null> {
  const one = { depth: 0, disableErrors: true, req } as const
  const track = await req.payload.findByID({ collection: slugs.tracks, id: trackId, ...one })
  const product =
    track &&
    (await req.payload.findByID({
      collection: slugs.products,
      id: idOf(track.product),
      joins: false,
      ...one,
    }))
  if (!product || !track.profile || idOf(track.profile) !== profileId) {
    return null
  }
  const { streaming, playLimit } = hearingOf(track, product)
  return {
    track,
    product,
    allows: product.isPublished ? streaming : 'none',
    playLimit: playLimit ?? limits.streaming.defaultPlays,
  }
}
