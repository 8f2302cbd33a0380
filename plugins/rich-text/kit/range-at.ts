/** The place between two letters nearest to a point in the window. */
export function rangeAt(x: number, y: number): Range | null {
  const position = document.caretPositionFromPoint?.(x, y)
  if (position) {
    const range = document.createRange()
    range.setStart(position.offsetNode, position.offset)
    return range
  }
  // Older versions of Safari.
  return document.caretRangeFromPoint?.(x, y) ?? null
}
