import { createHmac, type Hmac, timingSafeEqual } from 'node:crypto'
import { payloadSecret } from '@/src/server/secret'

/** @param purpose keeps a signature for one thing from being good for another */
export function signatureOf(purpose: string, parts: readonly (string | number | null)[]): string {
  return hmac(purpose, JSON.stringify(parts)).digest('hex')
}

/** As {@link signatureOf}, of one text, and shorter: for what stands in mails. */
export function shortSignatureOf(purpose: string, text: string): string {
  return hmac(purpose, text).digest('base64url')
}

/** Whether the given signature is the expected one; how alike they are cannot be measured. */
export function isSameSignature(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Seconds of Unix time, as links carry them. */
export function isOver(expires: number): boolean {
  return !Number.isFinite(expires) || expires * 1000 < Date.now()
}

function hmac(purpose: string, text: string): Hmac {
  return createHmac('sha256', `${payloadSecret()}:${purpose}`).update(text)
}
