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

/** Scrolls an element by one frame if the pointer is near its edge; answers whether it moved. */
export function scrollAtEdge(element: HTMLElement, { x, y }: Point): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const step = x >= left && x <= right ? scrollStep(top, bottom, y) : 0
  if (step === 0) {
    return false
  }
  const before = element.scrollTop
  element.scrollTop += step
  return element.scrollTop !== before
}
