import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { PayloadRequest } from 'payload'
import type { VisitorAccount } from '@/src/server/session'
import { runSql } from '@/src/server/transaction'

/** How Payload 3.90 stores passwords; a test compares this with an account that Payload made. */
const format = /^pbkdf2-sha256-v1:([0-9a-f]{64})$/
const iterations = 600_000
const keyBytes = 32

const derive = (password: string, salt: string) =>
  promisify(pbkdf2)(password, salt, iterations, keyBytes, 'sha256')

export type StoredPassword = { hash: string; salt: string }

/** What is stored for a new password. */
export async function hashPassword(password: string): Promise<StoredPassword> {
  const salt = randomBytes(32).toString('hex')
  const key = await derive(password, salt)
  return { hash: `pbkdf2-sha256-v1:${key.toString('hex')}`, salt }
}

/** Never the hash of any password; takes as long to compare as a real one. */
const nobodysPassword: StoredPassword = {
  hash: `pbkdf2-sha256-v1:${'0'.repeat(64)}`,
  salt: '0'.repeat(64),
}

/**
 * True when the password is the stored one. Without a stored one it works just as long before it
 * says no, so that the time taken does not tell who has an account.
 */
export async function isPassword(
  password: string,
  stored: StoredPassword | null | undefined,
): Promise<boolean> {
  const { hash, salt } = stored ?? nobodysPassword
  const expected = format.exec(hash)?.[1]
  const actual = await derive(password, salt)
  return (
    expected !== undefined &&
    timingSafeEqual(actual, Buffer.from(expected, 'hex')) &&
    Boolean(stored)
  )
}

type Credentials = VisitorAccount & { hash: string; salt: string }

/**
 * An account of a site with what its password is compared with. Null when the email has none, and for one of an imported
 * site without a password yet.
 */
export async function findCredentials(
  req: PayloadRequest,
  { profileId, email }: { profileId: string; email: string },
): Promise<Credentials | null> {
  const rows = await runSql(req)<Credentials>`
    select id, profile_id as "profileId", email, first_name as "firstName",
      last_name as "lastName", hash, salt
    from public_accounts
    where profile_id = ${profileId} and email = ${email} and hash is not null`
  return rows[0] ?? null
}
