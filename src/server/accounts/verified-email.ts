import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { AppError } from '@/src/core/errors'
import { moveRecordsByEmail } from '@/src/server/accounts/records-by-email'
import { clearUndeliverable } from '@/src/server/audience/undeliverable'
import type { Address } from '@/src/server/mail/is-still-wanted'
import { runSql } from '@/src/server/transaction'

/** The account's email when it has been confirmed; null as long as anybody could have typed it. */
export async function verifiedEmailOf(
  req: PayloadRequest,
  accountId: string,
): Promise<string | null> {
  const rows = await runSql(req)<{ email: string }>`
    select email from public_accounts
    where id = ${accountId} and email_verified_at is not null`
  return rows[0]?.email ?? null
}

/** @throws {AppError} `EMAIL_NOT_CONFIRMED` as long as the account's email has not been confirmed */
export async function requireVerifiedEmail(
  req: PayloadRequest,
  accountId: string,
): Promise<string> {
  const email = await verifiedEmailOf(req, accountId)
  if (email === null) {
    throw new AppError('EMAIL_NOT_CONFIRMED')
  }
  return email
}

/**
 * Notes that the person who holds the account reads its mail, and gives it what was bought for this email
 * without an account, so that it stays when the email changes. Call it in a transaction.
 */
export async function markEmailVerified(req: PayloadRequest, accountId: string): Promise<void> {
  const rows = await runSql(req)<Address>`
    update public_accounts set email_verified_at = coalesce(email_verified_at, now())
    where id = ${accountId} returning profile_id as "profileId", email`
  if (rows[0]) {
    await clearUndeliverable(req, rows[0])
  }
  await takeGuestPurchases(req, accountId)
}

/** What was bought or claimed with the account's present email, once it is confirmed, and belongs to no account. */
export async function takeGuestPurchases(req: PayloadRequest, accountId: string): Promise<void> {
  for (const { table, email } of boughtByEmail) {
    await runSql(req)`
      update ${table} bought set account_id = accounts.id
      from public_accounts accounts
      where accounts.id = ${accountId} and accounts.email_verified_at is not null
        and bought.profile_id = accounts.profile_id
        and bought.${email} = accounts.email and bought.account_id is null`
  }
}

/**
 * Lets news of what the account owns come to its new address; what it bought for yet another one stays as
 * it was wished. Lists and messages come along when the former address was confirmed: else they may be
 * somebody else's. Call it in the transaction that changes the email, before the new one is confirmed.
 */
export async function moveToNewEmail(
  req: PayloadRequest,
  accountId: string,
  { profileId, former, email }: { profileId: string; former: string; email: string },
): Promise<void> {
  if ((await verifiedEmailOf(req, accountId)) !== null) {
    await moveRecordsByEmail(req, { profileId, former, email })
  }
  for (const { table, email: column } of boughtByEmail) {
    await runSql(req)`
      update ${table} set ${column} = ${email}
      where account_id = ${accountId} and ${column} = ${former}`
  }
}

const boughtByEmail = [
  { table: sql`orders`, email: sql`email` },
  { table: sql`entitlements`, email: sql`email` },
  { table: sql`tickets`, email: sql`holder_email` },
  { table: sql`gifts`, email: sql`claimed_email` },
]
