import { limits } from '@/src/core/limits'

const { rowsMax, columnsMax } = limits.table

export type TableSize = { rows: number; columns: number }

/** Whether a table may have so many rows and columns. */
export function isTableSize({ rows, columns }: TableSize): boolean {
  const isWithin = (count: number, max: number) =>
    Number.isInteger(count) && count >= 1 && count <= max
  return isWithin(rows, rowsMax) && isWithin(columns, columnsMax)
}
