import { createHmac } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { payloadSecret } from '@/src/server/secret'
import { runSql } from '@/src/server/transaction'

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

type Account = { profile_id: string; email: string; comments_blocked_at: string | null }

const blockedHash = (profileId: string, email: string) =>
  emailHash('blocked-email', profileId, email)

/** Remembers that an account that is about to be deleted may not comment. */
export async function keepBlock(req: PayloadRequest, accountId: string): Promise<void> {
  const account = await accountById(req, accountId)
  if (account?.comments_blocked_at) {
    const { profile_id: profileId, email, comments_blocked_at: blockedAt } = account
    await runSql(req)`
      insert into blocked_emails (profile_id, email_hash, blocked_at)
      values (${profileId}, ${blockedHash(profileId, email)}, ${blockedAt})
      on conflict do nothing`
  }
}

/** Somebody who was blocked and signs up again with the same email stays so. */
export async function restoreBlock(
  req: PayloadRequest,
  { profileId, email }: { profileId: string; email: string },
): Promise<void> {
  await runSql(req)`
    update public_accounts set comments_blocked_at = blocked_emails.blocked_at
    from blocked_emails
    where public_accounts.profile_id = ${profileId} and lower(public_accounts.email) = lower(${email})
      and blocked_emails.profile_id = ${profileId}
      and blocked_emails.email_hash = ${blockedHash(profileId, email)}`
}

/** The artist lets somebody comment again, for good. */
export async function forgetBlock(req: PayloadRequest, accountId: string): Promise<void> {
  const account = await accountById(req, accountId)
  if (account) {
    await runSql(req)`
      delete from blocked_emails
      where email_hash = ${blockedHash(account.profile_id, account.email)}`
  }
}

async function accountById(req: PayloadRequest, id: string): Promise<Account | undefined> {
  const rows = await runSql(req)<Account>`
    select profile_id, email, comments_blocked_at from public_accounts where id = ${id}`
  return rows[0]
}
