import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import { oneBlock } from '@/plugins/visual-editor/editor/clipboard/one-block'
import {
  createPlaceholderPosition,
  findPlaceholderPosition,
  type PlaceholderPosition,
} from '@/plugins/visual-editor/editor/commands/placeholder-position'
import type { MediaItem } from '@/src/core/contracts/pages/media-answers'

/** Says that what was uploaded is kept, though its place is gone. */
export const placeGone =
  'The place for it is gone from the page. You find what you uploaded among your files.'

/**
 * Puts stored pictures and films on the page, one behind the other, wherever the place they were
 * meant for is by now.
 */
export function insertMediaBlocks(
  {
    blocks,
    commands,
    engine,
    kind,
  }: Pick<BuilderContext, 'blocks' | 'commands' | 'engine' | 'kind'>,
  stored: readonly Pick<MediaItem, 'id' | 'type'>[],
  held: PlaceholderPosition,
  done: string,
): void {
  let next = held
  for (const { id, type } of stored) {
    const place = findPlaceholderPosition(blocks, engine.document(), next)
    if (!place) {
      commands.tell(placeGone)
      return
    }
    const { film, picture } = kind.types
    const found = oneBlock(blocks, (type === 'video' ? film : picture) ?? '', { media: id })
    if (found && commands.insert(found, place, done, true)) {
      next = createPlaceholderPosition(engine.document(), { ...place, index: place.index + 1 })
    }
  }
}
