import type { BlockLoad } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/gallery/schema'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'

export type GalleryData = { pictures: readonly MediaView[] }

/** The pictures that are still there, in their order. */
export const load: BlockLoad<typeof definition.schema, GalleryData> = async ({
  props,
  context,
}) => {
  const media = await Promise.all(props.pictures.map((id) => context.data.media(id)))
  return {
    pictures: media
      .filter((view) => view !== null)
      .filter(({ mimeType }) => mimeType.startsWith('image/')),
  }
}
