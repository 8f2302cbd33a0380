import DataLoader from 'dataloader'
import type { Payload } from 'payload'

type Read<Row> = (payload: Payload, ids: string[]) => Promise<readonly Row[]>

/**
 * Reads rows by their ids for the cells of a list: what is asked for at once, by all of its lines, takes one query.
 * Nothing is kept. Anyone who asks must have taken the ids from a row that the reader may see.
 *
 * @returns null for an id that names nothing
 */
export function rowsById<Row extends { id: string }>(read: Read<Row>) {
  const loaders = new WeakMap<Payload, DataLoader<string, Row | null>>()

  const loaderOf = (payload: Payload) => {
    const known = loaders.get(payload)
    if (known) {
      return known
    }
    const loader = new DataLoader<string, Row | null>(
      async (ids) => {
        const rows = new Map((await read(payload, [...new Set(ids)])).map((row) => [row.id, row]))
        return ids.map((id) => rows.get(id) ?? null)
      },
      { cache: false },
    )
    loaders.set(payload, loader)
    return loader
  }

  return (payload: Payload, id: string): Promise<Row | null> => loaderOf(payload).load(id)
}
