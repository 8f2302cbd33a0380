import type { BlockLoad } from '@/blocks/_kit/define'
import type { definition } from '@/email-blocks/email-image/schema'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'

export type EmailImageData = { media: MediaView | null }

export const load: BlockLoad<typeof definition.schema, EmailImageData> = async ({
  props,
  context,
}) => ({ media: props.media ? await context.data.media(props.media) : null })
