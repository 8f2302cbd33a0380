import { callApi } from '@/site/api/client'
import type { PlayerTrack } from '@/src/core/contracts/music/streaming'

/** What can be heard of a release, in order. Apart from the calls of the shop, which lists do not load. */
export function fetchQueue(profileId: string, productId: string): Promise<PlayerTrack[]> {
  return callApi({
    path: `/public/products/${productId}/queue?profileId=${profileId}`,
    auth: false,
  })
}
