import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { hostOf } from '@/plugins/rich-text/kit/host'
import { ownerMessages } from '@/src/core/messages/owner-messages'

/** Says how many pictures of what was pasted were left out, and how they come in. */
export function sayLeftOut(editor: LexicalEditor, html: string): void {
  const { images } = new DOMParser().parseFromString(html, 'text/html')
  const count = [...images].filter(isSeen).length
  if (count > 0) {
    const { storePicture, tell } = hostOf(editor)
    const { picturesLeftOut, pictureWay } = ownerMessages.richText
    const way = storePicture ? [pictureWay(count)] : []
    tell?.([picturesLeftOut(count), ...way].join(' '))
  }
}

/** Not one of those that only count who reads a page. */
function isSeen(image: HTMLImageElement): boolean {
  const sides = [image.getAttribute('width'), image.getAttribute('height')]
  return !sides.some((side) => side !== null && Number.parseFloat(side) <= 2)
}
