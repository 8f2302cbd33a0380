import type { Box } from '@/plugins/rich-text/kit/host'

const gapPx = 20
const marginPx = 8

/** How wide something in the area may be. */
export const roomIn = (area: Box): number => Math.round(area.right - area.left - 2 * marginPx)

/**
 * Above the words, else below them; beside neither there is room, at the edge of the area that is
 * farther from the caret.
 */
export function placeFloating(
  { width, height }: { width: number; height: number },
  words: Box,
  caret: Box | null,
  area: Box,
): { left: number; top: number } {
  const highest = area.top + marginPx
  const lowest = area.bottom - height - marginPx
  const above = words.top - gapPx - height
  const below = words.bottom + gapPx
  const farFromCaret = caret && caret.top + caret.bottom < highest + area.bottom ? lowest : highest
  const top = above >= highest ? above : below <= lowest ? below : farFromCaret
  const rightmost = area.right - width - marginPx
  return {
    left: Math.max(Math.min(words.left, rightmost), area.left + marginPx),
    top: Math.min(Math.max(top, highest), Math.max(lowest, highest)),
  }
}
