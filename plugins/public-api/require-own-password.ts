import type { PayloadRequest } from 'payload'
import { AppError } from '@/src/core/errors'
import { accountAnswers } from '@/src/core/messages/account-answers'
import { isCommonPassword } from '@/src/server/accounts/common-passwords'
import { isPassword, type StoredPassword } from '@/src/server/accounts/password'
import { countAttempt, forgiveAttempt } from '@/src/server/http/rate-limit'
import type { VisitorAccount } from '@/src/server/session'
import { runSql } from '@/src/server/transaction'

/**
 * Asks the signed-in visitor for the password again: a stolen session alone must not take over an
 * account.
 *
 * @param field of the request that holds the password
 * @returns the stored hash, for a change that must not undo a later one
 * @throws {AppError} `VALIDATION_FAILED` at the field, `TOO_MANY_REQUESTS` after five wrong ones
 */
export async function requireOwnPassword(
  req: PayloadRequest,
  account: VisitorAccount,
  { password, field }: { password: string; field: 'password' | 'currentPassword' },
): Promise<string> {
  const attempt = { payload: req.payload, limit: 'ownPassword', by: [account.id] } as const
  await countAttempt(attempt)
  const rows = await runSql(req)<StoredPassword>`
    select hash, salt from public_accounts where id = ${account.id}`
  const stored = rows[0]
  if (!stored || !(await isPassword(password, stored))) {
    const message = accountAnswers.wrongPassword
    throw new AppError('VALIDATION_FAILED', { message, errors: [{ field, message }] })
  }
  await forgiveAttempt(attempt)
  return stored.hash
}

/** @throws {AppError} `VALIDATION_FAILED` for a password that anybody would try first */
export function refuseCommonPassword(password: string): void {
  if (isCommonPassword(password)) {
    const message = accountAnswers.passwordTooCommon
    throw new AppError('VALIDATION_FAILED', { message, errors: [{ field: 'password', message }] })
  }
}
