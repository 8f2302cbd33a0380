import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  InvalidSignatureError,
  signatureToleranceSeconds,
} from '@/src/server/payments/payment-provider'

/** Header that carries the signature of the test provider's events: `t=<seconds>,v1=<hex>`. */
export const testSignatureHeader = 'test-signature'

/** @param secret the instance's own; a key of its own is derived from it */
export function signTestEvent(input: {
  secret: string
  rawBody: string | Buffer
  /** Unix seconds. */
  timestamp?: number
}): string {
  const timestamp = input.timestamp ?? Math.floor(Date.now() / 1000)
  return `t=${timestamp},v1=${digest(input.secret, timestamp, input.rawBody)}`
}

/** @throws {InvalidSignatureError} when the signature is missing, wrong, old or from the future */
export function verifyTestEvent(input: {
  secret: string
  rawBody: Buffer
  signature: string | null
}): void {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(input.signature ?? '') ?? []
  if (!seconds || !given) {
    throw new InvalidSignatureError('The signature is missing or malformed')
  }
  const timestamp = Number(seconds)
  if (Math.abs(Date.now() / 1000 - timestamp) > signatureToleranceSeconds) {
    throw new InvalidSignatureError('The signature is too old, or from the future')
  }
  const expected = Buffer.from(digest(input.secret, timestamp, input.rawBody), 'hex')
  if (!timingSafeEqual(expected, Buffer.from(given, 'hex'))) {
    throw new InvalidSignatureError('The signature does not fit the body')
  }
}

function digest(secret: string, timestamp: number, rawBody: string | Buffer): string {
  const key = createHmac('sha256', secret).update('test payments webhook').digest()
  return createHmac('sha256', key).update(`${timestamp}.`).update(rawBody).digest('hex')
}
