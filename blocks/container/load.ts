import type { BlockLoad } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/container/schema'
import type { MediaView } from '@/src/core/contracts/media'

export type ContainerData = { background: MediaView | null }

export const load: BlockLoad<typeof definition.schema, ContainerData> = async ({
  props,
  context,
}) => ({
  background: props.backgroundImage ? await context.data.media(props.backgroundImage) : null,
})
