import type { RefusedRow } from '@/src/core/contracts/audience/email-lists'

/** The refused rows as a CSV file, which the browser writes: csv-stringify would be a Node stream there. */
export function reportCsv(refused: readonly RefusedRow[]): string {
  const rows = refused.map(({ line, value, reason }) => [String(line), value, reason])
  return `\ufeff${[['Line', 'What it says', 'Why it was refused'], ...rows].map(toLine).join('')}`
}

function toLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(',')}\r\n`
}

/** Table programs run what begins like a formula; RFC 4180 says the rest. */
function toCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
