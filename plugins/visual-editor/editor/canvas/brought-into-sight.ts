import type { Point } from '@/plugins/visual-editor/editor/drag/drop-target'

/** Room below a point for the line of words that it is in, in pixels. */
const roomBelowPx = 56

/**
 * Scrolls a point of the page back into sight where settings came up below and took its place.
 *
 * @returns where in the window it is now
 */
export function broughtIntoSight(stage: HTMLElement | null, { x, y }: Point): Point {
  const hiddenPx = stage ? y - stage.getBoundingClientRect().bottom : 0
  if (!stage || hiddenPx <= 0) {
    return { x, y }
  }
  const before = stage.scrollTop
  stage.scrollTop = before + hiddenPx + roomBelowPx
  return { x, y: y - (stage.scrollTop - before) }
}
