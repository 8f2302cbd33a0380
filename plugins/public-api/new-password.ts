import { AppError } from '@/src/core/errors'
import { accountAnswers } from '@/src/core/messages/account-answers'
import { isCommonPassword } from '@/src/server/accounts/common-passwords'

/** @throws {AppError} `VALIDATION_FAILED` for a password that anybody would try first */
export function refuseCommonPassword(password: string): void {
  if (isCommonPassword(password)) {
    const message = accountAnswers.passwordTooCommon
    throw new AppError('VALIDATION_FAILED', { message, errors: [{ field: 'password', message }] })
  }
}
