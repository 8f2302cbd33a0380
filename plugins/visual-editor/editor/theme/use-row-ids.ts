import { useRef } from 'react'

/**
 * Ids for rows that have none: they stay with their rows while others come, go or move, also where two
 * rows say the same.
 *
 * @param isSame whether two rows say the same; after an undo they are other objects
 */
export function useRowIds<Row>(
  rows: readonly Row[],
  isSame: (one: Row, other: Row) => boolean,
): readonly string[] {
  const known = useRef<readonly { id: string; row: Row }[]>([])
  const given = useRef(0)

  const free = [...known.current]
  const take = (matches: (row: Row) => boolean): string | undefined => {
    const at = free.findIndex(({ row }) => matches(row))
    return at === -1 ? undefined : free.splice(at, 1)[0]?.id
  }
  const kept = rows.map((row) => take((each) => each === row))
  const ids = rows.map((row, index) => {
    const id = kept[index] ?? take((each) => isSame(each, row))
    if (id !== undefined) {
      return id
    }
    given.current += 1
    return String(given.current)
  })
  known.current = rows.map((row, index) => ({ id: ids[index] ?? '', row }))
  return ids
}
