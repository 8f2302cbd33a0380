import type { BlockLoad } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/image/schema'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'

export type ImageData = { media: MediaView | null }

export const load: BlockLoad<typeof definition.schema, ImageData> = async ({ props, context }) => ({
  media: props.media ? await context.data.media(props.media) : null,
})
