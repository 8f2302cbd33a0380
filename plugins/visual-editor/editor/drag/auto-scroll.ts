import type { Point } from '@/plugins/visual-editor/editor/drag/drop-target'

const edgePx = 48
const fastestPxPerFrame = 18

/** Pixels to scroll in this frame; 0 away from the edges, more the nearer the pointer is to one. */
export function scrollStep(top: number, bottom: number, y: number): number {
  const intoTop = top + edgePx - y
  const intoBottom = y - (bottom - edgePx)
  const depth = Math.max(intoTop, intoBottom)
  if (depth <= 0 || y < top - edgePx || y > bottom + edgePx) {
    return 0
  }
  const speed = Math.ceil((Math.min(depth, edgePx) / edgePx) * fastestPxPerFrame)
  return intoTop > intoBottom ? -speed : speed
}

/**
 * Scrolls while the pointer rests near an edge.
 *
 * @param onScroll called after every scrolled frame
 * @returns ends the scrolling
 */
export function startAutoScroll(
  stage: HTMLElement,
  pointer: () => Point,
  onScroll: () => void,
): () => void {
  let frame = requestAnimationFrame(function tick() {
    const { top, bottom } = stage.getBoundingClientRect()
    const step = scrollStep(top, bottom, pointer().y)
    if (step !== 0) {
      const before = stage.scrollTop
      stage.scrollTop += step
      if (stage.scrollTop !== before) {
        onScroll()
      }
    }
    frame = requestAnimationFrame(tick)
  })
  return () => cancelAnimationFrame(frame)
}
