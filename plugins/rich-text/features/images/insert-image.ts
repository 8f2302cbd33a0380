import {
  $getNodeByKey,
  type LexicalEditor,
  type NodeKey,
} from '@payloadcms/richtext-lexical/lexical'
import type { Drawn } from '@/plugins/rich-text/features/drawings/drawing-dialog'
import {
  DrawingNode,
  type DrawingProps,
  ImageNode,
  InlineImageNode,
} from '@/plugins/rich-text/features/images/image-node'
import { resized } from '@/plugins/rich-text/features/images/image-size'
import type { HostPicture } from '@/plugins/rich-text/kit/host'
import { $insertAtom } from '@/plugins/rich-text/kit/insert-block'
import { $pick } from '@/plugins/rich-text/kit/picked-atom'
import { limits } from '@/src/core/limits'
import { emptyRichText } from '@/src/core/rich-text'

const { defaultMaxWidthPx, richTextMaxWidthPx } = limits.image

const shared = (picture: HostPicture, maxWidth: number) => ({
  mediaId: picture.mediaId,
  src: picture.src,
  altText: picture.alt,
  ...(picture.width > 0 && picture.height > 0
    ? resized(picture, Math.min(picture.width, maxWidth))
    : { width: 0, height: 0 }),
  maxWidth,
  decorative: false,
  showCaption: false,
  caption: emptyRichText(),
  version: 1,
})

export const newImage = (picture: HostPicture): ImageNode =>
  new ImageNode({ ...shared(picture, richTextMaxWidthPx), format: '' })

const newInlineImage = (picture: HostPicture): InlineImageNode =>
  new InlineImageNode({ ...shared(picture, defaultMaxWidthPx), position: 'left' })

/** At the caret, between the lines or among the words. */
export function insertImage(editor: LexicalEditor, picture: HostPicture, isInline: boolean): void {
  editor.update(() => $insertAtom(isInline ? newInlineImage(picture) : newImage(picture)))
}

/** What a drawing shows, so wide. */
export function drawnPicture(picture: HostPicture, widthPx: number): Partial<DrawingProps> {
  const { mediaId, src } = picture
  return { mediaId, src, ...resized(picture, Math.min(widthPx, richTextMaxWidthPx)) }
}

/** At the caret, between the lines. */
export function insertDrawing(editor: LexicalEditor, drawn: Drawn): void {
  const { data, picture, widthPx } = drawn
  editor.update(() =>
    $insertAtom(
      new DrawingNode({
        ...shared(picture, richTextMaxWidthPx),
        ...drawnPicture(picture, widthPx),
        altText: '',
        format: '',
        data,
      }),
    ),
  )
}

/** Where pictures go that were dropped together, in which order, and which of them are there. */
export type Drop = { lineKey: NodeKey | null; placed: (NodeKey | undefined)[] }

/** @param index which one of the drop it is: the pictures may come in any order */
export type DroppedPicture = { picture: HostPicture; drop: Drop; index: number }

/** Behind the line and the pictures dropped before it, or at the caret when they are gone. */
export function insertDropped(editor: LexicalEditor, dropped: DroppedPicture): void {
  const { picture, drop, index } = dropped
  editor.update(() => {
    const image = newImage(picture)
    const before = drop.placed.slice(0, index).findLast($isThere)
    const behind = drop.placed.slice(index + 1).find($isThere)
    if (before) {
      $getNodeByKey(before)?.insertAfter(image)
    } else if (behind) {
      $getNodeByKey(behind)?.insertBefore(image)
    } else if ($isThere(drop.lineKey)) {
      $getNodeByKey(drop.lineKey)?.insertAfter(image)
    } else {
      $insertAtom(image)
    }
    drop.placed[index] = image.getKey()
    $pick(image)
  })
}

function $isThere(key: NodeKey | null | undefined): key is NodeKey {
  return typeof key === 'string' && $getNodeByKey(key)?.isAttached() === true
}
