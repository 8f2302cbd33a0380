import type { PayloadRequest } from 'payload'
import { refusalOf } from '@/src/core/errors'
import { teamMessages } from '@/src/core/messages/team'
import { isPassword, type StoredPassword } from '@/src/server/accounts/password'
import { countAttempt, forgiveAttempt } from '@/src/server/http/rate-limit'
import { requireOwner } from '@/src/server/owner'
import { runSql } from '@/src/server/transaction'

/**
 * Asks somebody who is signed in to the admin for their password again: a stolen session alone must not take an account
 * over or give a site away.
 *
 * @param field of the request that holds the password
 * @throws {AppError} `VALIDATION_FAILED` at the field, `TOO_MANY_REQUESTS` after some wrong ones
 */
export async function requireStaffPassword(
  req: PayloadRequest,
  { password, field }: { password: string; field: string },
): Promise<void> {
  const { id } = requireOwner(req)
  const attempt = { payload: req.payload, limit: 'ownPassword', by: [id] } as const
  await countAttempt(attempt)
  const [stored] = await runSql(req)<StoredPassword>`
    select hash, salt from users where id = ${id}`
  if (!(await isPassword(password, stored))) {
    throw refusalOf([{ field, message: teamMessages.wrongPassword }])
  }
  await forgiveAttempt(attempt)
}
