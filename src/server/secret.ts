import { env } from '@/src/core/env'

/** @throws {Error} while building, when there is no secret yet: nothing may be signed then */
export function payloadSecret(): string {
  const secret = env().payloadSecret
  if (!secret) {
    throw new Error('PAYLOAD_SECRET is not set')
  }
  return secret
}
