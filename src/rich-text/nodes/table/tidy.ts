import { limits } from '@/src/core/limits'
import { emptyRichText, type RichTextNode } from '@/src/core/rich-text'
import {
  isPacked,
  packedCells,
  packRow,
  unpackCell,
  unpackRow,
} from '@/src/rich-text/nodes/table/packed-cells'

const { rowsMax, columnsMax, columnMinPx } = limits.table

/**
 * A table whose cells make a full grid: spans that do not meet and do not reach out of it, rows of
 * one length, one width for each column; plain cells packed. What is too much is cut.
 *
 * @returns null when it has no cells
 */
export function tidyTable(table: RichTextNode): RichTextNode | null {
  const rows = (table.children ?? []).slice(0, rowsMax)
  const columns = columnsOfGrid(rows)
  if (columns !== null) {
    return columns === 0 ? null : { ...table, colWidths: widthsOf(table, columns), children: rows }
  }
  return placedTable(table, rows.map(unpackRow))
}

/** How many columns rows have that are a full grid already, of packed cells and full ones without spans; null for all others. */
function columnsOfGrid(rows: readonly RichTextNode[]): number | null {
  const columns = packedCells(rows[0] ?? emptyRow)?.length ?? null
  const isGrid = rows.every(
    ({ cells, children = [] }) =>
      isPacked(cells, children, columnsMax) &&
      (cells as unknown[]).length === columns &&
      children.every(
        (cell) => cell.colSpan === 1 && cell.rowSpan === 1 && cell.children?.length !== 0,
      ),
  )
  return isGrid ? columns : null
}

const emptyRow: RichTextNode = { type: 'tablerow', version: 1 }

function widthsOf(table: RichTextNode, columns: number): number[] {
  const widths = Array.isArray(table.colWidths) ? (table.colWidths as number[]) : []
  return Array.from({ length: columns }, (_, at) => widths[at] ?? columnMinPx)
}

/** Gives every cell its place in the grid, row by row. */
function placedTable(table: RichTextNode, rows: readonly RichTextNode[]): RichTextNode | null {
  const taken = rows.map(() => new Set<number>())
  const kept = rows.map((row, at) => (row.children ?? []).flatMap((cell) => place(cell, at, taken)))
  const columns = Math.max(...taken.map((row) => row.size), 0)
  if (columns === 0) {
    return null
  }
  return {
    ...table,
    colWidths: widthsOf(table, columns),
    children: rows.map((row, at) =>
      packRow({
        ...row,
        children: [
          ...(kept[at] ?? []),
          ...Array.from({ length: columns - (taken[at]?.size ?? 0) }, () => unpackCell('')),
        ],
      }),
    ),
  }
}

/** Takes the first free places of a row, as browsers and the editor do. */
function place(cell: RichTextNode, row: number, taken: Set<number>[]): RichTextNode[] {
  const isFree = (at: number, column: number) =>
    column < columnsMax && taken[at]?.has(column) === false
  const start = firstFree(taken[row])
  if (!isFree(row, start)) {
    return []
  }
  let colSpan = 1
  while (colSpan < Number(cell.colSpan) && isFree(row, start + colSpan)) {
    colSpan++
  }
  const columns = Array.from({ length: colSpan }, (_, at) => start + at)
  let rowSpan = 1
  while (
    rowSpan < Number(cell.rowSpan) &&
    columns.every((column) => isFree(row + rowSpan, column))
  ) {
    rowSpan++
  }
  for (let at = row; at < row + rowSpan; at++) {
    for (const column of columns) {
      taken[at]?.add(column)
    }
  }
  const children = cell.children?.length ? cell.children : emptyLine()
  return [{ ...cell, colSpan, rowSpan, children }]
}

function firstFree(taken: Set<number> | undefined): number {
  let column = 0
  while (taken?.has(column)) {
    column++
  }
  return column
}

const emptyLine = (): RichTextNode[] => emptyRichText().root.children ?? []
