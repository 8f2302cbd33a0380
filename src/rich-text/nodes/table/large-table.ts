import type { RichTextNode } from '@/src/core/rich-text'
import { packedCells } from '@/src/rich-text/nodes/table/packed-cells'

/** From so many cells on, browsers draw and lay out only the rows in sight, each by itself. */
export const largeFrom = 1000

/** Whether the rows of a table are that many that each is laid out by itself, and can be: no cell reaches into another row. */
export function standsInRows(rows: readonly RichTextNode[] = []): boolean {
  const columns = rows[0] && (packedCells(rows[0])?.length ?? 0)
  return (
    rows.length * (columns ?? 0) >= largeFrom &&
    rows.every(
      (row) =>
        packedCells(row)?.length === columns &&
        row.height === undefined &&
        (row.children ?? []).every((cell) => cell.colSpan === 1 && cell.rowSpan === 1),
    )
  )
}

/** The columns of such a table, as its rows lay them out: the shares and the least widths that a table has else. */
export function columnTracks(widths: readonly number[] = []) {
  return {
    columns: widths.map((width) => `minmax(${width}px,${width}fr)`).join(' '),
    minWidthPx: widths.reduce((sum, width) => sum + width, 0),
  }
}
