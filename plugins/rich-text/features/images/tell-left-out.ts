import { COMMAND_PRIORITY_HIGH, type LexicalEditor, PASTE_COMMAND } from 'lexical'
import { isPicture } from '@/plugins/rich-text/features/images/is-picture'
import { ownType } from '@/plugins/rich-text/kit/clean-paste'
import { hostOf } from '@/plugins/rich-text/kit/host-of'
import { ownerMessages } from '@/src/core/owner-messages'

/**
 * Says how many pictures were among words that were pasted: they lie with another program or another
 * page, which are not ours to fetch from. Answers what ends it.
 */
export function tellLeftOut(editor: LexicalEditor): () => void {
  return editor.registerCommand(
    PASTE_COMMAND,
    (event) => {
      const data = 'clipboardData' in event ? event.clipboardData : null
      const count = data ? countLeftOut(data) : 0
      if (count > 0) {
        const { storePicture, tell } = hostOf(editor)
        const { picturesLeftOut, pictureWay } = ownerMessages.richText
        const way = storePicture ? [pictureWay(count)] : []
        tell?.([picturesLeftOut(count), ...way].join(' '))
      }
      return false
    },
    // What waits for its code first is pasted twice, and comes here once.
    COMMAND_PRIORITY_HIGH,
  )
}

function countLeftOut(data: DataTransfer): number {
  const html = data.getData('text/html')
  if (data.types.includes(ownType) || !html.includes('<img') || isPictureAlone(data)) {
    return 0
  }
  const { images } = new DOMParser().parseFromString(html, 'text/html')
  return [...images].filter(isSeen).length
}

/** Such a picture is taken, see `picture-intake.tsx`. */
function isPictureAlone(data: DataTransfer): boolean {
  return data.getData('text/plain').trim() === '' && [...data.files].some(isPicture)
}

/** Not one of those that only count who reads a page. */
function isSeen(image: HTMLImageElement): boolean {
  const sides = [image.getAttribute('width'), image.getAttribute('height')]
  return !sides.some((side) => side !== null && Number.parseFloat(side) <= 2)
}
