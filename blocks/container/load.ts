import type { BlockLoad } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/container/schema'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'

export type ContainerData = {
  background: MediaView | null
  phone: MediaView | null
  video: MediaView | null
}

export const load: BlockLoad<typeof definition.schema, ContainerData> = async ({
  props: { backgroundImage, backgroundImagePhone, backgroundVideo },
  context: { data },
}) => {
  const [background, phone, video] = await Promise.all(
    [backgroundImage, backgroundImagePhone, backgroundVideo].map((id) =>
      id ? data.media(id) : null,
    ),
  )
  return { background: background ?? null, phone: phone ?? null, video: video ?? null }
}
