import type { TableRow } from '@/plugins/_kit/importer'
import { refuseFile } from '@/plugins/move-in/files/refuse-file'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'
import { readCsv } from '@/src/server/text-files/read-csv'

const words = ownerMessages.moveIn
const { rowsMax, rowBytes } = studioLimits.moveIn
const ofTables = {
  rowsMax,
  rowBytes,
  words: {
    tooManyRows: words.tooManyRows,
    noTable: words.noTable,
    empty: words.emptyTable,
  },
}

const plain = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

type Needs = readonly (readonly string[])[]

/** The rows of a table as they stand there. */
export const readRows = (pieces: AsyncIterable<string>) => readCsv(pieces, ofTables)

/**
 * The rows of a table by the headings of its first.
 *
 * @throws {AppError} `VALIDATION_FAILED` when it is no table, or has none of the headings of a list of `needs`
 */
export async function* readTable(
  pieces: AsyncIterable<string>,
  needs: Needs,
): AsyncGenerator<TableRow> {
  let columns: ReadonlyMap<string, number> | null = null
  for await (const { line, cells } of readRows(pieces)) {
    if (columns) {
      const places = columns
      const cell = (...headings: string[]) => {
        const place = headings.map((each) => places.get(plain(each))).find((at) => at !== undefined)
        return place === undefined ? '' : (cells[place] ?? '').trim()
      }
      yield { line, cell }
    } else {
      columns = columnsOf(cells, needs)
    }
  }
}

function columnsOf(headings: readonly string[], needs: Needs): ReadonlyMap<string, number> {
  const columns = new Map<string, number>()
  for (const [index, heading] of headings.entries()) {
    const name = plain(heading)
    // Of two columns with one heading the first counts.
    columns.set(name, columns.get(name) ?? index)
  }
  const missing = needs.find((names) => !names.some((name) => columns.has(plain(name))))
  if (missing) {
    throw refuseFile(words.noHeading(missing[0] ?? ''))
  }
  return columns
}
