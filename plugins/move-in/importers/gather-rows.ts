import type { TableRow } from '@/plugins/_kit/importer'
import { refuseFile } from '@/plugins/move-in/files/refuse-file'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'

const { itemsMax } = studioLimits.moveIn

type Gather<Thing> = {
  /** What a row belongs to. */
  keyOf: (row: TableRow) => string
  begin: (row: TableRow, key: string) => Thing
  add: (thing: Thing, row: TableRow) => void
}

/**
 * Rows of one thing that stand anywhere in a file, as sorting leaves them; things in the order of their first row. Keep
 * little of each: all are held at once.
 *
 * @throws {AppError} `VALIDATION_FAILED` for more than an import may make
 */
export async function gatherRows<Thing>(
  rows: AsyncIterable<TableRow>,
  { keyOf, begin, add }: Gather<Thing>,
): Promise<Iterable<Thing>> {
  const things = new Map<string, Thing>()
  for await (const row of rows) {
    const key = keyOf(row)
    const thing = things.get(key) ?? begin(row, key)
    things.set(key, thing)
    if (things.size > itemsMax) {
      throw refuseFile(ownerMessages.moveIn.tooManyThings(itemsMax))
    }
    add(thing, row)
  }
  return things.values()
}
