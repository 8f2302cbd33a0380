import { limits } from '@/src/core/limits'

const { columnMinPx } = limits.table

/** How wide the columns show: the table takes the width of the text, each its share. */
export function shownWidths(widths: readonly number[], tableWidth: number): number[] {
  const sum = total(widths)
  return widths.map((width) => (width * tableWidth) / sum)
}

/**
 * Widths to store when a column becomes `wantedPx` wide. What it takes, its neighbour gives; where
 * that has nothing left, and at the last column, the table becomes wider. Widths of a table that fits
 * are stored as small as they may be, so that it fits on phones too.
 */
export function resizeColumn(
  widths: readonly number[],
  column: number,
  wantedPx: number,
  { tableWidth, frameWidth }: { tableWidth: number; frameWidth: number },
): number[] {
  const next = shownWidths(widths, tableWidth)
  const before = next[column] ?? columnMinPx
  const after = Math.max(wantedPx, columnMinPx)
  next[column] = after
  const neighbour = next[column + 1]
  if (neighbour !== undefined) {
    next[column + 1] = Math.max(neighbour - (after - before), columnMinPx)
  }
  const factor = total(next) <= frameWidth + 1 ? columnMinPx / Math.min(...next) : 1
  return next.map((width) => Math.max(Math.round(width * factor * 10) / 10, columnMinPx))
}

const total = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0)
