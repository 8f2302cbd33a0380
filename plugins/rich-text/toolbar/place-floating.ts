import type { Box } from '@/plugins/rich-text/kit/place-beside'

const gapPx = 20
const marginPx = 8
/** The editor's top bar; the toolbar never covers it. */
const topPx = 56

/**
 * Above the words, else below them; beside neither there is room, at the edge of the screen that is
 * farther from the caret.
 */
export function placeFloating(
  { width, height }: { width: number; height: number },
  words: Box,
  caret: Box | null,
  screen: Box,
): { left: number; top: number } {
  const highest = screen.top + topPx
  const lowest = screen.bottom - height - marginPx
  const above = words.top - gapPx - height
  const below = words.bottom + gapPx
  const farFromCaret =
    caret && caret.top + caret.bottom < highest + screen.bottom ? lowest : highest + marginPx
  const top = above >= highest ? above : below <= lowest ? below : farFromCaret
  const rightmost = screen.right - width - marginPx
  return {
    left: Math.max(Math.min(words.left, rightmost), screen.left + marginPx),
    top: Math.min(Math.max(top, highest), Math.max(lowest, highest)),
  }
}
