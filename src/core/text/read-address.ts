import { readEmail } from '@/src/core/text/email-address'

/** What has no width comes along when cells are copied from pages. Joiners belong between letters of some scripts. */
const unseen =
  /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|(?<=[!-~]|^)[\u200c\u200d]|[\u200c\u200d](?=[!-~]|$)/gu

/** The address in a cell as it is stored, or null. */
export function readAddress(cell: string): string | null {
  return readAddressCell(cell).email
}

/** Longer cells hold something else, and the patterns below take their time with them. */
const longestCell = 1000

/** The address in a cell, and the name before it where it is written as in mails: `Ann Lee <ann@example.com>`. */
export function readAddressCell(cell: string): { email: string | null; name: string } {
  if (cell.length > longestCell) {
    return { email: null, name: '' }
  }
  const written = cell.replace(unseen, '').trim()
  const [, name = '', inside] = /^([^<>]*)<([^<>]+)>[\s;,.]*$/.exec(written) ?? []
  const address = (inside ?? written)
    .trim()
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/[;,.]+$/, '')
    // Table programs put ' before what could be a formula.
    .replace(/^'(?=[=+\-@])/, '')
  const email = readEmail(address)
  return { email, name: email ? name.trim().replace(/^(["'])(.*)\1$/, '$2') : '' }
}
