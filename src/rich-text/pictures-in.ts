import { emptyRichText, type RichTextDoc, type RichTextNode } from '@/src/core/rich-text'

/** The media item of a picture, and what is said of it; a picture that says nothing has no `alt`. */
export type PictureInText = { id: string; alt: string; decorative: boolean }

const pictureTypes = new Set(['image', 'inline-image', 'drawing'])

/** The pictures of a text that are media items, in reading order, those in tables and the like too. */
export function picturesIn(doc: unknown): PictureInText[] {
  return isRichText(doc) ? found(doc.root) : []
}

/** The text with nothing in it but its pictures: what has to be loaded for it. */
export function onlyPictures(doc: RichTextDoc): RichTextDoc {
  const children = picturesIn(doc).map(({ id }) => ({ type: 'image', version: 1, mediaId: id }))
  return { root: { type: 'root', version: 1, children } }
}

/** The text without its pictures, and how many they were. */
export function withoutPictures(doc: RichTextDoc): { doc: RichTextDoc; removed: number } {
  let removed = 0
  const cleaned = (node: RichTextNode): RichTextNode => ({
    ...node,
    ...(Array.isArray(node.children) && {
      children: node.children.flatMap((child) => {
        const isPicture = pictureTypes.has(child?.type)
        removed += isPicture ? 1 : 0
        return isPicture ? [] : [typeof child === 'object' && child ? cleaned(child) : child]
      }),
    }),
  })
  const root = cleaned(doc.root)
  return { doc: root.children?.length === 0 ? emptyRichText() : { root }, removed }
}

export function isRichText(value: unknown): value is RichTextDoc {
  return (
    typeof value === 'object' &&
    value !== null &&
    'root' in value &&
    typeof value.root === 'object' &&
    value.root !== null &&
    'children' in value.root &&
    Array.isArray(value.root.children)
  )
}

function found(node: RichTextNode): PictureInText[] {
  if (typeof node !== 'object' || node === null) {
    return []
  }
  const { type, mediaId, altText, decorative } = node
  const own =
    pictureTypes.has(type) && typeof mediaId === 'string' && mediaId !== ''
      ? [
          {
            id: mediaId,
            alt: typeof altText === 'string' ? altText : '',
            decorative: decorative === true,
          },
        ]
      : []
  return [...own, ...(Array.isArray(node.children) ? node.children.flatMap(found) : [])]
}
