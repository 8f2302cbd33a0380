import { readEmail } from '@/src/core/text/email-address'

/** The address in a cell as it is stored, or null. Table programs put ' before what could be a formula. */
export function readAddress(cell: string): string | null {
  return readEmail(cell.trim().replace(/^'(?=[=+\-@])/, ''))
}
