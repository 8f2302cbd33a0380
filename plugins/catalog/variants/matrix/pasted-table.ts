import { parse } from 'csv-parse/browser/esm/sync'
import { columnIds, settled } from '@/plugins/catalog/variants/matrix/cells'
import type { Change, ColumnId, Matrix } from '@/plugins/catalog/variants/matrix/matrix'

/** Cells of a spreadsheet or a CSV; null when it is one value, or no table. */
export function pastedTable(text: string): string[][] | null {
  const delimiter = delimiterOf(text)
  const isTable = delimiter === '\t' || /\r?\n./.test(text.trim())
  if (!isTable) {
    return null
  }
  try {
    return parse(text, {
      delimiter: delimiter ?? '\t',
      relax_column_count: true,
      // A quote inside a cell of a spreadsheet is a letter: 7" single.
      relax_quotes: true,
      // Empty lines between others are empty cells, those behind the last are none.
      skip_empty_lines: false,
      trim: true,
    })
  } catch {
    return text.split(/\r?\n/).map((line) => line.split(delimiter ?? '\t'))
  }
}

/** Spreadsheets copy tabs. `12,50` in each line is a column of prices, so a comma alone has to be in front of more. */
function delimiterOf(text: string): string | null {
  if (text.includes('\t')) {
    return '\t'
  }
  if (text.includes(';')) {
    return ';'
  }
  const lines = text.trim().split(/\r?\n/)
  return lines.every((line) => /^[^,]*$|^\s*\d+,\d{1,2}\s*$/.test(line)) ? null : ','
}

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
