import type { ByteRange } from '@/src/server/storage/storage-driver'

/**
 * Reads one `Range: bytes=…` header.
 *
 * @returns null when the whole file should be sent, `'unsatisfiable'` for a 416
 */
export function parseRange(
  header: string | null,
  size: number,
): ByteRange | null | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) {
    return null
  }
  const [, first, last] = match
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end || start >= size ? 'unsatisfiable' : { start, end }
}
