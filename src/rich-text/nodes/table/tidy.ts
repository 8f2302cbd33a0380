import { limits } from '@/src/core/limits'
import { emptyRichText, type RichTextNode } from '@/src/core/rich-text'

const { rowsMax, columnsMax, columnMinPx } = limits.table

/**
 * A table whose cells make a full grid: spans that do not meet and do not reach out of it, rows of
 * one length, one width for each column. What is too much is cut.
 *
 * @returns null when it has no cells
 */
export function tidyTable(table: RichTextNode): RichTextNode | null {
  const rows = (table.children ?? []).slice(0, rowsMax)
  const taken = rows.map(() => new Set<number>())
  const kept = rows.map((row, at) => (row.children ?? []).flatMap((cell) => place(cell, at, taken)))
  const columns = Math.max(...taken.map((row) => row.size), 0)
  if (columns === 0) {
    return null
  }
  const widths = Array.isArray(table.colWidths) ? (table.colWidths as number[]) : []
  return {
    ...table,
    colWidths: Array.from({ length: columns }, (_, at) => widths[at] ?? columnMinPx),
    children: rows.map((row, at) => ({
      ...row,
      children: [
        ...(kept[at] ?? []),
        ...Array.from({ length: columns - (taken[at]?.size ?? 0) }, emptyCell),
      ],
    })),
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

function emptyCell(): RichTextNode {
  return {
    type: 'tablecell',
    version: 1,
    direction: null,
    format: '',
    indent: 0,
    colSpan: 1,
    rowSpan: 1,
    headerState: 0,
    backgroundColor: null,
    children: emptyLine(),
  }
}
