import { isHeading } from '@/plugins/newsletters/import/check-csv'
import { type Mailable, refusalOfRow } from '@/plugins/newsletters/import/consent-columns'
import type { ConsentColumn, RefusedRow } from '@/src/core/contracts/audience/email-lists'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { readAddress } from '@/src/core/text/read-address'
import { type Names, nameColumns, readNames } from '@/src/core/text/read-names'
import type { CsvRow } from '@/src/server/text-files/read-csv'

const text = ownerMessages.subscriberImport

type Found = Names & { line: number }

export type ReadAddresses = {
  /** By address, each once, in the order of the file. */
  found: Map<string, Found>
  refused: RefusedRow[]
  /** Who left there, or cannot be reached: none of them is mailed by any further file. */
  left: Set<string>
  /** Without the heading. */
  rows: number
}

type Reading = {
  /** The column of the addresses. */
  column: number
  /** The columns of consent that the check found, and what the artist said of them. */
  consent: readonly ConsentColumn[]
  mailable?: Mailable
}

/**
 * The addresses in one column of a file with the names beside them, without those who may not be mailed.
 *
 * @throws {AppError} `VALIDATION_FAILED` for a column that no row has
 */
export async function readAddresses(
  table: AsyncIterable<CsvRow>,
  { column, consent, mailable = new Map() }: Reading,
): Promise<ReadAddresses> {
  const found = new Map<string, Found>()
  const refused: RefusedRow[] = []
  /** Anyone who said no in one row of the file is added by no other row of it. */
  const gone = new Map<string, string>()
  const left = new Set<string>()
  let rows = 0
  let isFirst = true
  let isKnown = false
  let names = nameColumns([])
  for await (const { line, cells } of table) {
    const isHead = isFirst && isHeading(cells)
    isFirst = false
    isKnown ||= column < cells.length
    if (isHead) {
      names = nameColumns(cells)
      continue
    }
    rows += 1
    const value = cells[column] ?? ''
    const address = readAddress(value)
    const earlier = address ? found.get(address) : undefined
    const said = refusalOfRow(cells, consent, mailable)
    const refusal = said?.reason ?? (address ? gone.get(address) : undefined)
    if (address && said?.hasLeft) {
      left.add(address)
    }
    if (address && said?.isForFile) {
      gone.set(address, said.reason)
      if (earlier !== undefined) {
        found.delete(address)
        refused.push({ line: earlier.line, value: quoted(value), reason: said.reason })
      }
    }
    if (address && earlier === undefined && refusal === undefined) {
      found.set(address, { line, ...readNames(cells, names, value) })
    } else {
      const reason = (address && refusal) || reasonOf(value, earlier?.line)
      refused.push({ line, value: quoted(value), reason })
    }
  }
  if (!isKnown) {
    const message = text.noSuchColumn
    throw new AppError('VALIDATION_FAILED', { message, errors: [{ field: 'column', message }] })
  }
  return { found, refused: refused.toSorted((a, b) => a.line - b.line), left, rows }
}

function reasonOf(value: string, earlier: number | undefined): string {
  if (earlier !== undefined) {
    return text.doubleInFile(earlier)
  }
  return value.trim() === '' ? text.noAddress : text.invalidAddress
}

function quoted(value: string): string {
  return value.trim().slice(0, limits.subscriberImport.quotedMax)
}
