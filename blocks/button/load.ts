import type { BlockLoad } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/button/schema'

/** What a press plays: null while there is nothing to hear. */
export type ButtonData = { release: { id: string } | null } | undefined

export const load: BlockLoad<typeof definition.schema, ButtonData> = async ({
  props: { action, release },
  context: { data },
}) => {
  if (action !== 'play') {
    return undefined
  }
  const choices = release ? [await data.product(release)] : await data.featuredProducts('Music')
  const playable = choices.find((product) => product?.isPlayable)
  return { release: playable ? { id: playable.id } : null }
}
