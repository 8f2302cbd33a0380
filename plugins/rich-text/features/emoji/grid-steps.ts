const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const

export type GridKey = (typeof keys)[number]

export function isGridKey(key: string): key is GridKey {
  return (keys as readonly string[]).includes(key)
}

/** Where a key leads from one cell; the same cell at the edges. */
export function stepIn(rows: readonly (readonly string[])[], from: string, key: GridKey): string {
  const row = rows.findIndex((cells) => cells.includes(from))
  const column = rows[row]?.indexOf(from) ?? 0
  const all = rows.flat()
  const index = all.indexOf(from)
  switch (key) {
    case 'ArrowLeft':
      return all[index - 1] ?? from
    case 'ArrowRight':
      return all[index + 1] ?? from
    case 'ArrowUp':
      return inRow(rows[row - 1], column) ?? from
    case 'ArrowDown':
      return inRow(rows[row + 1], column) ?? from
    case 'Home':
      return rows[row]?.[0] ?? from
    case 'End':
      return rows[row]?.at(-1) ?? from
  }
}

/** The cell of this column, or the last one of a shorter row. */
const inRow = (row: readonly string[] | undefined, column: number) => row?.[column] ?? row?.at(-1)
