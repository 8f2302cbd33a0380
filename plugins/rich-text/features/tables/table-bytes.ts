import type { TableSize } from '@/plugins/rich-text/features/tables/table-size'

/** As JSON, with a little room. */
const perTable = 200
const perRow = 120
const perCell = 280
const perColumn = 4

/** Bytes that an empty table takes where the text is stored; never fewer than it does. */
export function bytesOfTable({ rows, columns }: TableSize): number {
  return perTable + columns * perColumn + rows * (perRow + columns * perCell)
}
