import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const derive = crypto.pbkdf2

// Half a million rounds for each of a thousand accounts would be most of what the tests do. The number
// of rounds goes into the hash all the same, so that another number is another password.
const deriveQuickly: typeof derive = (password, salt, rounds, length, digest, callback) => {
  const salted = Buffer.concat([Buffer.from(salt as string), Buffer.from(`:${rounds}`)])
  derive(password, salted, 1, length, digest, callback)
}

// A test file before this one may have done so in the same process.
if (derive.name !== deriveQuickly.name) {
  crypto.pbkdf2 = deriveQuickly
  syncBuiltinESMExports()
}
