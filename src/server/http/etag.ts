import { createHash } from 'node:crypto'

/** A strong ETag of a whole text. */
export function etagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
}
