import type { LexicalEditor } from 'lexical'
import type { DroppedPicture } from '@/plugins/rich-text/features/images/insert-image'
import type { Later } from '@/plugins/rich-text/kit/feature'
import type { HostPicture } from '@/plugins/rich-text/kit/host'
import { insertLater } from '@/plugins/rich-text/kit/later'

export const laterImages: Later = {
  types: ['image', 'inline-image', 'drawing'],
  load: async () => (await import('@/plugins/rich-text/features/images/whole')).wholeImages,
}

const load = () => import('@/plugins/rich-text/features/images/insert-image')

/** Puts a picture at the caret, once the code of pictures is there. */
export function insertImageLater(
  editor: LexicalEditor,
  picture: HostPicture,
  isInline: boolean,
): Promise<void> {
  return insertLater(editor, laterImages, load, ({ insertImage }) =>
    insertImage(editor, picture, isInline),
  )
}

/** The same for one that was dropped on the words, or pasted into them. */
export function insertDroppedLater(editor: LexicalEditor, dropped: DroppedPicture): Promise<void> {
  return insertLater(editor, laterImages, load, ({ insertDropped }) =>
    insertDropped(editor, dropped),
  )
}
