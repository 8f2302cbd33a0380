import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { dropEmailChange } from '@/plugins/public-api/email-confirmation'
import { refuseCommonPassword } from '@/plugins/public-api/require-own-password'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { accountMessages } from '@/src/core/messages/account'
import { slugs } from '@/src/core/slugs'
import { lockOrdersOf } from '@/src/server/accounts/owned-by-account'
import { markEmailVerified } from '@/src/server/accounts/verified-email'
import { prepareMail } from '@/src/server/mail/compose-template'
import { endAllSessions, hashOf } from '@/src/server/session'
import { runSql, withTx } from '@/src/server/transaction'

type ResetRequest = { req: PayloadRequest; profileId: string; email: string }

/** Mails a link that sets a new password; does nothing when the email has no account. */
export async function sendResetLink({ req, profileId, email }: ResetRequest): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const mail = await prepareMail(profileId, 'password-reset')
  await withTx(req, async () => {
    const rows = await runSql(req)<{ id: string }>`
      update public_accounts
      set reset_password_token = ${hashOf(token)},
        reset_password_expiration =
          now() + make_interval(mins => ${limits.passwordReset.validMinutes})
      where profile_id = ${profileId} and email = ${email}
      returning id`
    if (rows[0]) {
      await mail.queue(req, {
        to: email,
        about: { type: slugs.publicAccounts, id: rows[0].id },
        dedupeKey: `password-reset:${rows[0].id}:${hashOf(token)}`,
        values: {
          'reset.url': `${mail.origin}/reset-password?token=${token}`,
          'reset.minutes': String(limits.passwordReset.validMinutes),
        },
      })
    }
  })
}

/**
 * Uses up a link from {@link sendResetLink} and ends every session of the account.
 *
 * @throws {AppError} `VALIDATION_FAILED` when the link is unknown, used or too old, or the password
 *   too common
 */
export async function setPassword(
  req: PayloadRequest,
  { token, password }: { token: string; password: string },
): Promise<void> {
  refuseCommonPassword(password)
  await withTx(req, async () => {
    const accountId = await takeToken(req, token)
    if (!accountId) {
      const message = accountMessages.resetLinkExpired
      throw new AppError('VALIDATION_FAILED', { message, errors: [{ field: 'token', message }] })
    }
    await req.payload.update({
      collection: slugs.publicAccounts,
      id: accountId,
      data: { password },
      depth: 0,
      overrideAccess: true,
      req,
    })
    await endAllSessions(req, accountId)
    await dropEmailChange(req, accountId)
    // Anyone who used the link reads the account's mail.
    await markEmailVerified(req, accountId)
  })
}

/** Locks the account, after its orders: of two uses of a link at the same time one finds nothing. */
async function takeToken(req: PayloadRequest, token: string): Promise<string | null> {
  const isValid = sql`
    reset_password_token = ${hashOf(token)} and reset_password_expiration > now()`
  const found = await runSql(req)<{ id: string }>`
    select id from public_accounts where ${isValid}`
  if (!found[0]) {
    return null
  }
  await lockOrdersOf(req, found[0].id)
  const taken = await runSql(req)<{ id: string }>`
    update public_accounts set reset_password_token = null, reset_password_expiration = null
    where ${isValid} returning id`
  return taken[0]?.id ?? null
}
