/** In pixels of the window. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** `maxHeight` in pixels where the menu is higher than its room, else null. */
export type Place = { left: number; top: number; maxHeight: number | null }

export const gapPx = 4
export const marginPx = 8

/** Where a menu of this size opens: below its anchor, or above where there is more room, on the screen. */
export function placeBeside(
  { width, height }: { width: number; height: number },
  anchor: Box,
  screen: Box,
): Place {
  const below = screen.bottom - anchor.bottom - gapPx - marginPx
  const above = anchor.top - screen.top - gapPx - marginPx
  const isBelow = height <= below || below >= above
  const room = Math.max(isBelow ? below : above, 0)
  const rightmost = screen.right - width - marginPx
  return {
    left: Math.max(Math.min(anchor.left, rightmost), screen.left + marginPx),
    top: isBelow ? anchor.bottom + gapPx : anchor.top - gapPx - Math.min(height, room),
    maxHeight: height > room ? room : null,
  }
}
