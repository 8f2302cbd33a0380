import type { FoundItem, Importer, ImportFile, SaidOfMails } from '@/plugins/_kit/importer'
import { refuseFile } from '@/plugins/move-in/files/refuse-file'
import { checkCsv, isHeading } from '@/plugins/move-in/lists/check-csv'
import { type ReadConsent, readConsent } from '@/plugins/move-in/lists/consent-columns'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { readAddress } from '@/src/core/text/read-address'
import { type Names, nameColumns, readNames } from '@/src/core/text/read-names'
import { emailHash } from '@/src/server/accounts/blocked-emails'

const words = ownerMessages.moveIn.lists

/** What one row says of being mailed. */
type Row = {
  line: number
  cells: readonly string[]
  address: string | null
  /** Why it is not mailed, whatever the artist says. */
  no: string
  said: SaidOfMails[]
}

/** Who left there: all lists of the artist, or the one that the file is of. */
type Leaves = 'all' | 'one'

/** Who said no in one row of the file is added by no other row of it; who left is added by no further file. */
type Gone = { left: Map<string, { list: Leaves; why: string }>; no: Map<string, string> }

type Scope = {
  /** The service has a status for each list, so who left one may be on another. */
  isOfOneList?: boolean
}

/**
 * The addresses of a mailing list with their names: who may be mailed as far as the file says, and who left or was
 * cleaned. The rest is left out.
 */
export const readList = ({ isOfOneList = false }: Scope = {}): Importer['read'] =>
  async function* (file) {
    const { emailColumn, columns, consent, isOwn } = await checkCsv(file.table())
    const filled = columns.filter(({ addresses }) => addresses > 0).map(({ name }) => name)
    if (emailColumn === null) {
      throw refuseFile(filled.length === 0 ? words.noAddresses : words.severalColumns(filled))
    }
    const rows = () => rowsOf(file, emailColumn, consent)
    const gone: Gone = { left: new Map(), no: new Map() }
    for await (const { address, no, why, isLasting, hasUnsubscribed, isForFile } of rows()) {
      const isOfList = hasUnsubscribed && (isOwn || isOfOneList)
      if (address && isLasting && (isOfList || !isOwn) && gone.left.get(address)?.list !== 'all') {
        gone.left.set(address, { list: isOfList ? 'one' : 'all', why })
      }
      if (address && isForFile) {
        gone.no.set(address, no)
      }
    }
    let names = nameColumns([])
    for await (const row of rows()) {
      if (row.isHead) {
        names = nameColumns(row.cells)
      } else {
        const cell = row.cells[emailColumn] ?? ''
        yield itemOf(row, { gone, cell, readName: () => readNames(row.cells, names, cell) })
      }
    }
  }

type ReadRow = Pick<Row, 'line' | 'cells' | 'address'> & { isHead: boolean } & ReadConsent

async function* rowsOf(
  file: ImportFile,
  emailColumn: number,
  consent: Parameters<typeof readConsent>[1],
): AsyncGenerator<ReadRow> {
  let isFirst = true
  for await (const { line, cells } of file.table()) {
    const isHead = isFirst && isHeading(cells)
    isFirst = false
    const address = isHead ? null : readAddress(cells[emailColumn] ?? '')
    yield { line, cells, isHead, address, ...readConsent(isHead ? [] : cells, consent) }
  }
}

type Beside = { gone: Gone; cell: string; readName: () => Names }

/** Neither key nor title says who it is: both outlive the person's own rows. */
function itemOf({ line, address, no, said }: Row, { gone, cell, readName }: Beside): FoundItem {
  const title = `Row ${line}`
  if (!address) {
    const isEmpty = cell.trim() === ''
    return { key: title, title, leaveOut: isEmpty ? words.noAddress : words.invalidAddress }
  }
  const key = emailHash('imported-subscriber', 'list', address)
  const left = gone.left.get(address)
  if (left?.list === 'all') {
    // Not the key of a subscriber: who was one by an earlier file has left since.
    const leaverKey = emailHash('imported-leaver', 'list', address)
    return { key: leaverKey, title, make: { kind: 'leaver', email: address, why: left.why } }
  }
  if (left) {
    const make = { kind: 'subscriber', email: address, hasLeft: true, why: left.why } as const
    return { key, title, make }
  }
  const leaveOut = no || gone.no.get(address)
  return leaveOut
    ? { key: title, title, leaveOut }
    : { key, title, make: { kind: 'subscriber', email: address, ...readName(), said } }
}
