import {
  type Box,
  gapPx,
  marginPx,
  type Place,
  placeBeside,
} from '@/plugins/rich-text/kit/place-beside'

/**
 * Where what belongs to an anchor stands for longer: below it, below the tools where these are in the
 * way, over its own lower edge, or above it. Never over the tools, and over what surrounds the anchor
 * only where there is no other room.
 */
export function placeClearOf(
  tools: Box,
  size: { width: number; height: number },
  anchor: Box,
  screen: Box,
): Place {
  const beside = placeBeside(size, anchor, screen)
  const boxAt = (top: number): Box => ({
    left: beside.left,
    right: beside.left + size.width,
    top,
    bottom: top + size.height,
  })
  const below = anchor.bottom + gapPx
  const lowest = Math.min(anchor.bottom - gapPx, screen.bottom - marginPx) - size.height
  const tops = [
    below,
    ...(overlap(boxAt(below), tools) ? [tools.bottom + gapPx] : []),
    ...(lowest >= anchor.top ? [lowest] : []),
    anchor.top - gapPx - size.height,
  ]
  const top = tops.find((each) => {
    const box = boxAt(each)
    const isSeen = box.top >= screen.top + marginPx && box.bottom <= screen.bottom - marginPx
    return isSeen && !overlap(box, tools)
  })
  if (top !== undefined) {
    return { left: beside.left, top, maxHeight: null }
  }
  return overlap(anchor, screen)
    ? placeBeside(size, within(anchor, largerPart(screen, tools)), largerPart(screen, tools))
    : beside
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

/** Of the screen, above or below the tools. */
function largerPart(screen: Box, tools: Box): Box {
  return tools.top - screen.top > screen.bottom - tools.bottom
    ? { ...screen, bottom: tools.top }
    : { ...screen, top: tools.bottom }
}

function within(anchor: Box, { top, bottom }: Box): Box {
  const bounded = (y: number) => Math.min(Math.max(y, top), bottom)
  return { ...anchor, top: bounded(anchor.top), bottom: bounded(anchor.bottom) }
}
