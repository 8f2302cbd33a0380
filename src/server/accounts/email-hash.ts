import { createHmac } from 'node:crypto'
import { payloadSecret } from '@/src/server/secret'

/**
 * Nobody's address is kept: the same one is known again, and without our secret none can be tried out.
 *
 * @param purpose hashes for one purpose tell nothing about those for another
 */
export function emailHash(purpose: string, profileId: string, email: string): string {
  return createHmac('sha256', `${payloadSecret()}:${purpose}`)
    .update(`${profileId}:${email.toLowerCase()}`)
    .digest('hex')
}
