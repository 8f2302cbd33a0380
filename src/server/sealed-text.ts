import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { payloadSecret } from '@/src/server/secret'

const nonceBytes = 12
const tagBytes = 16

/**
 * Keeps a text that must be read again, unlike a hash, so that a copy of the database alone does not tell it.
 *
 * @param purpose keeps what was sealed for one thing from being opened as another
 */
export function sealText(purpose: string, text: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** @throws {Error} for what was changed, or sealed with another secret of the installation */
export function openText(purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes)
  const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAuthTag(tag)
  const text = decipher.update(bytes.subarray(nonceBytes + tagBytes))
  return Buffer.concat([text, decipher.final()]).toString('utf8')
}

function keyFor(purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', payloadSecret(), 'sealed-text', purpose, 32))
}
