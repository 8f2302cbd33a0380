import { joinFields } from '@/src/core/contracts/email-lists'

/** The address in a cell as it is stored, or null. Table programs put ' before what could be a formula. */
export function readAddress(cell: string): string | null {
  const written = cell.trim().replace(/^'(?=[=+\-@])/, '')
  const { success, data } = joinFields.safeParse({ email: written })
  return success ? data.email : null
}
