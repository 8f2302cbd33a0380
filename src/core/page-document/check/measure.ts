import { limits } from '@/src/core/limits'
import type { Problem } from '@/src/core/page-document/problem'

/** Props may nest this deep inside a node (rich text is the deepest); documents add four levels. */
const maxJsonDepth = 100

/**
 * Refuses input that would be expensive to look at: too many bytes or values, or too deeply nested. Walks with
 * its own stack, because a recursive parser overflows on forty thousand nested brackets.
 */
export function measure(input: unknown): Problem | null {
  const { maxBytes, maxValues } = limits.pageDocument
  const stack: { value: unknown; depth: number }[] = [{ value: input, depth: 0 }]
  let bytes = 0
  let values = 0

  for (let item = stack.pop(); item; item = stack.pop()) {
    const { value, depth } = item
    if (depth > maxJsonDepth) {
      return {
        code: 'TOO_DEEP',
        message: `The page is nested more than ${maxJsonDepth} levels deep.`,
      }
    }
    bytes += ownBytes(value)
    values += 1
    if (values > maxValues) {
      return {
        code: 'TOO_LARGE',
        message: 'The page holds too much: its tables have too many cells.',
      }
    }
    if (bytes > maxBytes) {
      return { code: 'TOO_LARGE', message: `The page is larger than ${maxBytes / 1024} KB.` }
    }
    if (Array.isArray(value)) {
      for (const entry of value) {
        stack.push({ value: entry, depth: depth + 1 })
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, entry] of Object.entries(value)) {
        bytes += utf8Length(key) + 4
        stack.push({ value: entry, depth: depth + 1 })
      }
    }
  }
  return null
}

/** Bytes of a value in JSON, without what it contains. */
function ownBytes(value: unknown): number {
  if (typeof value === 'string') {
    return utf8Length(value) + 3
  }
  return typeof value === 'object' && value !== null ? 3 : String(value).length + 1
}

function utf8Length(text: string): number {
  let length = 0
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    length += code < 0x80 ? 1 : code < 0x800 ? 2 : code >= 0xd800 && code < 0xe000 ? 2 : 3
  }
  return length
}
