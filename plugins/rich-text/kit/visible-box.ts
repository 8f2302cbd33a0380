import type { Box } from '@/plugins/rich-text/kit/host'

/** What can be seen of the window: the keyboard of a phone covers it without resizing it. */
export function visibleBox(): Box {
  const {
    offsetLeft = 0,
    offsetTop = 0,
    width = innerWidth,
    height = innerHeight,
  } = visualViewport ?? {}
  return { left: offsetLeft, top: offsetTop, right: offsetLeft + width, bottom: offsetTop + height }
}

/** The bar on top of the admin; nothing that floats covers it. */
const topBarPx = 48

/** Where tools may float when the surroundings name no area of their own. */
export function belowTopBar(): Box {
  const box = visibleBox()
  return { ...box, top: box.top + topBarPx }
}
