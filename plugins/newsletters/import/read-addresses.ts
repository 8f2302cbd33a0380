import { isHeading } from '@/plugins/newsletters/import/check-csv'
import { readAddress } from '@/plugins/newsletters/import/read-address'
import type { CsvRow } from '@/plugins/newsletters/import/read-csv'
import { type Names, nameColumns, readNames } from '@/plugins/newsletters/import/read-names'
import { type RefusedRow, unreachableInFiles } from '@/src/core/contracts/email-lists'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/owner-messages'

const text = ownerMessages.subscriberImport

/** What exports of a list say, in the column that they call so, of those whom no other list may write to. */
const statusHeading = 'status'
const refusedStatuses: Readonly<Record<string, string>> = {
  unsubscribed: text.hasUnsubscribed,
  pending: text.notConfirmed,
  [unreachableInFiles]: text.unreachable,
}

type Found = Names & { line: number }

export type ReadAddresses = {
  /** By address, each once, in the order of the file. */
  found: Map<string, Found>
  refused: RefusedRow[]
  /** Without the heading. */
  rows: number
}

/**
 * The addresses in one column of a file with the names beside them, without those of which it says that they left or never confirmed.
 *
 * @throws {AppError} `VALIDATION_FAILED` for a column that no row has
 */
export async function readAddresses(
  table: AsyncIterable<CsvRow>,
  column: number,
): Promise<ReadAddresses> {
  const found = new Map<string, Found>()
  const refused: RefusedRow[] = []
  /** Anyone who left one list of the file is added by no other row of it. */
  const gone = new Map<string, string>()
  let rows = 0
  let isFirst = true
  let isKnown = false
  let statusColumn = -1
  let names = nameColumns([])
  for await (const { line, cells } of table) {
    const isHead = isFirst && isHeading(cells)
    isFirst = false
    isKnown ||= column < cells.length
    if (isHead) {
      statusColumn = cells.findIndex((cell) => plain(cell) === statusHeading)
      names = nameColumns(cells)
      continue
    }
    rows += 1
    const value = cells[column] ?? ''
    const address = readAddress(value)
    const earlier = address ? found.get(address) : undefined
    const status = plain(cells[statusColumn] ?? '')
    const said = Object.hasOwn(refusedStatuses, status) ? refusedStatuses[status] : undefined
    const refusal = said ?? (address ? gone.get(address) : undefined)
    if (address && said === text.hasUnsubscribed) {
      gone.set(address, said)
      if (earlier !== undefined) {
        found.delete(address)
        refused.push({ line: earlier.line, value: quoted(value), reason: said })
      }
    }
    if (address && earlier === undefined && refusal === undefined) {
      found.set(address, { line, ...readNames(cells, names) })
    } else {
      const reason = (address && refusal) || reasonOf(value, earlier?.line)
      refused.push({ line, value: quoted(value), reason })
    }
  }
  if (!isKnown) {
    const message = text.noSuchColumn
    throw new AppError('VALIDATION_FAILED', { message, errors: [{ field: 'column', message }] })
  }
  return { found, refused: refused.toSorted((a, b) => a.line - b.line), rows }
}

const plain = (cell: string) => cell.trim().toLowerCase()

function reasonOf(value: string, earlier: number | undefined): string {
  if (earlier !== undefined) {
    return text.doubleInFile(earlier)
  }
  return value.trim() === '' ? text.noAddress : text.invalidAddress
}

function quoted(value: string): string {
  return value.trim().slice(0, limits.subscriberImport.quotedMax)
}
