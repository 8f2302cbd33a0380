import { columnIds, settled } from '@/plugins/catalog/variants/matrix/cells'
import type { Change, ColumnId, Matrix } from '@/plugins/catalog/variants/matrix/matrix'

type Filled = {
  changes: Change[]
  /** Rows and columns that found no place. */
  rowsLeft: number
  columnsLeft: number
}

/** Puts a table into the cells from one on. */
export function fillFrom(
  { rows }: Matrix,
  at: { row: string; column: ColumnId },
  table: readonly (readonly string[])[],
): Filled {
  const lines = withoutEnd(table)
  const top = rows.findIndex(({ key }) => key === at.row)
  const columns = columnIds.slice(columnIds.indexOf(at.column))
  const targets = rows.slice(top)
  const changes = lines.slice(0, targets.length).flatMap((line, index) =>
    line.slice(0, columns.length).map((text, offset) => {
      const column = columns[offset] ?? at.column
      return { row: targets[index]?.key ?? '', column, text: settled(column, text) }
    }),
  )
  return {
    changes,
    rowsLeft: Math.max(0, lines.length - targets.length),
    columnsLeft: Math.max(0, ...lines.map((line) => line.length - columns.length)),
  }
}

function withoutEnd(table: readonly (readonly string[])[]) {
  const last = table.findLastIndex((line) => line.some((text) => text.trim() !== ''))
  return table.slice(0, last + 1)
}
