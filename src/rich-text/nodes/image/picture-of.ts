import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import type { RichTextPictures } from '@/src/rich-text/node-kit'
import type { AnyImageNode } from '@/src/rich-text/nodes/image/schema'

type Wanted = Pick<AnyImageNode, 'mediaId' | 'src' | 'altText' | 'width' | 'height'>

/** What a node shows: its media item, or its path while nobody knows the item; null when it is gone. */
export function pictureOf(node: Wanted, pictures: RichTextPictures = {}): MediaView | null {
  const { mediaId, src, altText, width, height } = node
  const known = mediaId === '' ? undefined : pictures[mediaId]
  if (known !== undefined) {
    return known?.mimeType.startsWith('image/') ? known : null
  }
  return src === ''
    ? null
    : {
        id: mediaId,
        url: src,
        alt: altText,
        width,
        height,
        mimeType: '',
        sizes: [],
        focalX: 50,
        focalY: 50,
      }
}

/** How wide it stands, in pixels, where there is room. */
export function shownWidth(
  { width, maxWidth }: Pick<AnyImageNode, 'width' | 'maxWidth'>,
  own: number,
): number {
  return Math.min(width || own || maxWidth, maxWidth)
}
