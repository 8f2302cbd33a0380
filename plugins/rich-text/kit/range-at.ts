/** The place between two letters nearest to a point in the window, where what stands there is laid out by then or not. */
export function rangeAt(x: number, y: number): Range | null {
  const element = document.elementFromPoint?.(x, y)
  // Of what `content-visibility` has skipped so far, nothing inside is found.
  if (element instanceof HTMLElement && getComputedStyle(element).contentVisibility === 'auto') {
    element.style.contentVisibility = 'visible'
    const range = laidOutRangeAt(x, y)
    element.style.removeProperty('content-visibility')
    return range
  }
  return laidOutRangeAt(x, y)
}

function laidOutRangeAt(x: number, y: number): Range | null {
  const position = document.caretPositionFromPoint?.(x, y)
  if (position) {
    const range = document.createRange()
    range.setStart(position.offsetNode, position.offset)
    return range
  }
  // Older versions of Safari.
  return document.caretRangeFromPoint?.(x, y) ?? null
}
