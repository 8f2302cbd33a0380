import { isHeading } from '@/plugins/newsletters/import/check-csv'
import { readAddress } from '@/plugins/newsletters/import/read-address'
import type { CsvRow } from '@/plugins/newsletters/import/read-csv'
import type { RefusedRow } from '@/src/core/contracts/subscriber-import'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/owner-messages'

const text = ownerMessages.subscriberImport

export type ReadAddresses = {
  /** Line by address, each once, in the order of the file. */
  lines: Map<string, number>
  refused: RefusedRow[]
  /** Without the heading. */
  rows: number
}

/**
 * The addresses in one column of a file.
 *
 * @throws {AppError} `VALIDATION_FAILED` for a column that no row has
 */
export async function readAddresses(
  table: AsyncIterable<CsvRow>,
  column: number,
): Promise<ReadAddresses> {
  const lines = new Map<string, number>()
  const refused: RefusedRow[] = []
  let rows = 0
  let isFirst = true
  let isKnown = false
  for await (const { line, cells } of table) {
    const isHead = isFirst && isHeading(cells)
    isFirst = false
    isKnown ||= column < cells.length
    if (isHead) {
      continue
    }
    rows += 1
    const value = cells[column] ?? ''
    const address = readAddress(value)
    const earlier = address ? lines.get(address) : undefined
    if (address && earlier === undefined) {
      lines.set(address, line)
    } else {
      refused.push({ line, value: quoted(value), reason: reasonOf(value, earlier) })
    }
  }
  if (!isKnown) {
    const message = text.noSuchColumn
    throw new AppError('VALIDATION_FAILED', { message, errors: [{ field: 'column', message }] })
  }
  return { lines, refused, rows }
}

function reasonOf(value: string, earlier: number | undefined): string {
  if (earlier !== undefined) {
    return text.doubleInFile(earlier)
  }
  return value.trim() === '' ? text.noAddress : text.invalidAddress
}

export function quoted(value: string): string {
  return value.trim().slice(0, limits.subscriberImport.quotedMax)
}
