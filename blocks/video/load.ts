import type { BlockLoad } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/video/schema'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'

export type VideoData = { film: MediaView | null; poster: MediaView | null }

export const load: BlockLoad<typeof definition.schema, VideoData> = async ({
  props: { source, media, poster },
  context: { data },
}) => {
  const [film, picture] = await Promise.all([
    source === 'file' && media ? data.media(media) : null,
    poster ? data.media(poster) : null,
  ])
  return { film: film?.mimeType.startsWith('video/') ? film : null, poster: picture }
}
