import type { Readable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import type { SiteRow } from '@/plugins/take-along/site-package'

/** Of one row; the largest pages have some megabytes. */
const lineMax = 100_000_000

/**
 * The lines of NDJSON, at line feeds alone: newer versions of Node's `readline` also split at U+2028, which JSON has as
 * it is.
 */
export async function* readLines(file: Readable): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  for await (const chunk of file) {
    const lines = (rest + decoder.write(chunk)).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > lineMax) {
      throw new Error('A line is too long.')
    }
    yield* lines
  }
  rest += decoder.end()
  if (rest !== '') {
    yield rest
  }
}

/** @returns null for a line that is no row */
export function parseRow(line: string): SiteRow | null {
  try {
    const row: unknown = JSON.parse(line)
    return typeof row === 'object' && row !== null && !Array.isArray(row) ? (row as SiteRow) : null
  } catch {
    return null
  }
}
