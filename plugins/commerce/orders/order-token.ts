import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { customAlphabet } from 'nanoid'

/** No vowels, no look-alikes: 12 of these characters are 57 bits and spell nothing. */
const randomRef = customAlphabet('23456789BCDFGHJKLMNPQRSTVWXZ', 12)

/** The number a buyer sees, like `7KQ2-M4XD-9TRB`. Tells nothing about other orders. */
export function makeOrderRef(): string {
  return randomRef().replace(/(.{4})(?=.)/g, '$1-')
}

/**
 * The key to an order: 256 bits, base64url. Made from the order number and the instance's secret, so
 * that a repeated checkout and the receipt can name it again; the database holds only its hash.
 */
export function orderTokenFor(secret: string, ref: string): string {
  return createHmac('sha256', secret).update(`order access ${ref}`).digest('base64url')
}

export function hashOrderToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export function isOrderToken(token: string, hash: string): boolean {
  const [given, expected] = [Buffer.from(hashOrderToken(token)), Buffer.from(hash)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
