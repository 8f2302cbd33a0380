import type { FoundItem, ImportedMember, Importer, TableRow } from '@/plugins/_kit/importer'
import { studioLimits } from '@/src/core/studio-limits'
import { cutText } from '@/src/core/text'
import {
  cellValue,
  isLasting,
  refusalOf,
  type Says,
  sayOfConsent,
} from '@/src/core/text/consent-words'
import { readAddress } from '@/src/core/text/read-address'
import { readName } from '@/src/core/text/read-names'
import { emailHash } from '@/src/server/accounts/blocked-emails'

const { nameMax, tierMax, statusMax } = studioLimits.importedMembers

type Found = Omit<ImportedMember, 'kind' | 'email' | 'name'> & { tierName: string; status: string }

/** Reads a table of members or customers, a row each. */
export function readMembers(
  needs: readonly (readonly string[])[],
  itemOf: (row: TableRow) => FoundItem,
): Importer['read'] {
  return async function* (file) {
    for await (const row of file.rows({ needs })) {
      yield itemOf(row)
    }
  }
}

/** What a cell says of something that is agreed to or not. */
export const answerOf = (cell: string): Says => sayOfConsent(cellValue(cell))

/** Whether a cell about mails says that somebody left them, or cannot be reached; not that they never agreed. */
export const saysLeft = (cell: string): boolean => isLasting(refusalOf(cellValue(cell)))

/** Names in cells are plain text; a service that lets members write HTML exports it. */
const plainName = (cell: string) => readName(cell.replace(/<[^>]*>/g, ' '))

/**
 * A row of a table of members as an item. Neither its key nor its title says who it is: both stay when the account is
 * deleted, so that the same file does not bring the person back.
 */
export function memberItem(
  { line, cell }: TableRow,
  { tierName, status, ...found }: Found,
  leaveOut = '',
): FoundItem {
  const email = readAddress(cell('Email', 'Email Address'))
  const fullName = `${cell('First Name')} ${cell('Last Name')}`
  const tier = cutText(plainName(tierName), tierMax)
  const title = [`Row ${line}`, tier].filter(Boolean).join(' · ')
  if (!email) {
    return { key: `row ${line}`, title, leaveOut: leaveOut || 'Its email address cannot be read' }
  }
  const key = emailHash('imported-member', found.source, email)
  return leaveOut
    ? { key, title, leaveOut }
    : {
        key,
        title,
        make: {
          kind: 'member',
          ...found,
          email,
          name: cutText(plainName(cell('Name') || fullName), nameMax),
          tierName: tier,
          status: cutText(status, statusMax),
        },
      }
}
