import {
  pageWidthMarksPx,
  pageWidthRangePx,
} from '@/plugins/visual-editor/editor/shell/bar/devices'

const { min, max } = pageWidthRangePx
const snapPx = 8

const within = (widthPx: number) => Math.round(Math.min(Math.max(widthPx, min), max))

/** A dragged width: never out of range, and held by a mark that is near. */
export function snappedWidth(widthPx: number): number {
  const near = pageWidthMarksPx.find((mark) => Math.abs(mark - widthPx) <= snapPx)
  return near ?? within(widthPx)
}

/** The width that a key leads to; undefined for keys that say nothing about it. */
export function widthAfterKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  widthPx: number,
): number | undefined {
  const step = shiftKey ? 10 : 1
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return within(widthPx + step)
    case 'ArrowLeft':
    case 'ArrowDown':
      return within(widthPx - step)
    case 'PageUp':
      return pageWidthMarksPx.find((mark) => mark > widthPx) ?? max
    case 'PageDown':
      return pageWidthMarksPx.findLast((mark) => mark < widthPx) ?? min
    case 'Home':
      return min
    case 'End':
      return max
    default:
      return undefined
  }
}
