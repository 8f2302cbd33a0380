import { COMMAND_PRIORITY_HIGH, type LexicalEditor, PASTE_COMMAND } from 'lexical'
import { isPicture } from '@/plugins/rich-text/features/images/is-picture'
import { ownType } from '@/plugins/rich-text/kit/clean-paste'

/**
 * Says how many pictures were among words that were pasted: they lie with another program or another
 * page, which are not ours to fetch from. Answers what ends it.
 */
export function tellLeftOut(editor: LexicalEditor): () => void {
  return editor.registerCommand(
    PASTE_COMMAND,
    (event) => {
      const data = 'clipboardData' in event ? event.clipboardData : null
      const html = data?.getData('text/html') ?? ''
      if (data && html.includes('<img') && !data.types.includes(ownType) && !isPictureAlone(data)) {
        import('@/plugins/rich-text/features/images/say-left-out').then(
          ({ sayLeftOut }) => sayLeftOut(editor, html),
          // The words are there all the same.
          () => undefined,
        )
      }
      return false
    },
    // What waits for its code first is pasted twice, and comes here once.
    COMMAND_PRIORITY_HIGH,
  )
}

/** Such a picture is taken, see `picture-intake.tsx`. */
function isPictureAlone(data: DataTransfer): boolean {
  return data.getData('text/plain').trim() === '' && [...data.files].some(isPicture)
}
