import type { BlockLoad } from '@/blocks/_kit/define'
import { loadRelease } from '@/blocks/_kit/load-pictures'
import type { definition } from '@/blocks/audio-player/schema'
import type { ProductDetail } from '@/src/core/contracts/products/products'

export type AudioPlayerData = { release: ProductDetail | null }

/** The release with what is to be heard of it. */
export const load: BlockLoad<typeof definition.schema, AudioPlayerData> = async ({
  props,
  context,
}) => {
  const release = await loadRelease(props.release, context.data)
  const tracks = release?.tracks ?? []
  const chosen = tracks.filter(({ id }) => id === props.track)
  // A track of a release that is no longer chosen says nothing about this one.
  return { release: release && { ...release, tracks: chosen.length > 0 ? chosen : tracks } }
}
