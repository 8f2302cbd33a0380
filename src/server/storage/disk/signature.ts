import { createHmac, timingSafeEqual } from 'node:crypto'
import { payloadSecret } from '@/src/server/secret'

/** @param purpose keeps a signature for one thing from being good for another */
export function signatureOf(purpose: string, parts: readonly (string | number)[]): string {
  return createHmac('sha256', `${payloadSecret()}:${purpose}`)
    .update(JSON.stringify(parts))
    .digest('hex')
}

/** Whether the given signature is the expected one; how alike they are cannot be measured. */
export function isSameSignature(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given, 'hex'), Buffer.from(expected, 'hex')]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Seconds of Unix time, as links carry them. */
export function isOver(expires: number): boolean {
  return !Number.isFinite(expires) || expires * 1000 < Date.now()
}
