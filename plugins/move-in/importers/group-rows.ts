import type { TableRow } from '@/plugins/_kit/importer'
import { studioLimits } from '@/src/core/studio-limits'

/** Rows with pictures alone are among them. */
const groupMax = 2 * studioLimits.merch.variantsMax

/** Rows that follow each other and belong to one thing. What is beyond the most that it may have is passed over. */
export async function* groupRows(
  rows: AsyncIterable<TableRow>,
  startsNew: (row: TableRow, first: TableRow) => boolean,
): AsyncGenerator<[TableRow, ...TableRow[]]> {
  let group: [TableRow, ...TableRow[]] | null = null
  for await (const row of rows) {
    if (group && !startsNew(row, group[0])) {
      if (group.length < groupMax) {
        group.push(row)
      }
      continue
    }
    if (group) {
      yield group
    }
    group = [row]
  }
  if (group) {
    yield group
  }
}
