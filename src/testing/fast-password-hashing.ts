import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Half a million rounds for each of a thousand accounts would be most of what the tests do. The number
 * of rounds goes into the hash all the same, so that another number is another password.
 */
export function installQuickPasswords(): void {
  const derive = crypto.pbkdf2
  const deriveQuickly: typeof derive = (password, salt, rounds, length, digest, callback) => {
    const salted = Buffer.concat([Buffer.from(salt as string), Buffer.from(`:${rounds}`)])
    derive(password, salted, 1, length, digest, callback)
  }
  crypto.pbkdf2 = deriveQuickly
  syncBuiltinESMExports()
}
