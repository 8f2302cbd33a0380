import type { AnyImageNode } from '@/src/rich-text/nodes/image/schema'

/** How wide it stands, in pixels, where there is room. */
export function shownWidth(
  { width, maxWidth }: Pick<AnyImageNode, 'width' | 'maxWidth'>,
  own: number,
): number {
  return Math.min(width || own || maxWidth, maxWidth)
}
