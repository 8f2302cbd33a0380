import type { LexicalEditor, NodeKey } from 'lexical'
import { limits } from '@/src/core/limits'

const { minPx, maxPx } = limits.image

type Size = { width: number; height: number }

/** As wide as wanted, in its own shape, with both sides from 10 to 1000 pixels where its shape allows it. */
export function resized({ width, height }: Size, wanted: number): Size {
  const ratio = height / width
  const widest = Math.min(maxPx, ratio > 0 ? maxPx / ratio : maxPx)
  const narrowest = Math.max(minPx, ratio > 0 ? minPx / ratio : minPx)
  const next = Math.min(widest, Math.max(Math.min(narrowest, widest), wanted))
  return { width: Math.round(next), height: clamp(Math.round(next * ratio)) }
}

/** As {@link resized}, for a picture that may become wider than pictures are by default. */
export function widened(
  own: Size,
  wanted: number,
  { maxWidth }: { maxWidth: number },
): Size & { maxWidth: number } {
  const size = resized(own, wanted)
  return { ...size, maxWidth: Math.max(maxWidth, size.width) }
}

const clamp = (px: number) => Math.min(maxPx, Math.max(minPx, px))

/** Some systems know no type for these. */
const endings = /\.(?:heic|heif|gif|webp|avif|jpe?g|jfif|png|tiff?|bmp|ico|svg)$/i

/** Accepted is any image, also of systems that do not know what it is. */
export function isPicture({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return type.startsWith('image/') || (type === '' && endings.test(name))
}

const open = new WeakMap<LexicalEditor, Map<NodeKey, LexicalEditor>>()

/** The editors of captions that are on the page, by the key of their picture. */
export const captionEditors = {
  /** @returns forgets it again */
  add(parent: LexicalEditor, key: NodeKey, nested: LexicalEditor): () => void {
    const ofParent = open.get(parent) ?? new Map<NodeKey, LexicalEditor>()
    open.set(parent, ofParent.set(key, nested))
    return () => {
      ofParent.delete(key)
    }
  },
  of: (parent: LexicalEditor, key: NodeKey): LexicalEditor | undefined =>
    open.get(parent)?.get(key),
}
