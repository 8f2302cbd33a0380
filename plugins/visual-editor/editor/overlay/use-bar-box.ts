import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Box } from '@/plugins/visual-editor/editor/overlay/clear-of-bar'

/** Where the bar lies on the selected block; looked at whenever that is drawn, and when the bar grows. */
export function useBarBox(bar: RefObject<HTMLElement | null>): Box | null {
  const [box, setBox] = useState<Box | null>(null)
  useLayoutEffect(() => {
    const { current } = bar
    const measure = () => setBox((known) => keepIfEqual(known, current && boxOf(current)))
    measure()
    if (!current) {
      return
    }
    const resizes = new ResizeObserver(measure)
    resizes.observe(current)
    return () => resizes.disconnect()
  })
  return box
}

/** From the corner of what it is placed on. */
function boxOf({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Box {
  return {
    left: offsetLeft,
    top: offsetTop,
    right: offsetLeft + offsetWidth,
    bottom: offsetTop + offsetHeight,
  }
}

function keepIfEqual(known: Box | null, next: Box | null): Box | null {
  const sides = ['left', 'top', 'right', 'bottom'] as const
  return known && next && sides.every((side) => known[side] === next[side]) ? known : next
}
