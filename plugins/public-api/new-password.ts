import { AppError } from '@/src/core/errors'
import { messages } from '@/src/core/messages'
import { isCommonPassword } from '@/src/server/accounts/common-passwords'

/** @throws {AppError} `VALIDATION_FAILED` for a password that anybody would try first */
export function refuseCommonPassword(password: string): void {
  if (isCommonPassword(password)) {
    const message = messages.account.passwordTooCommon
    throw new AppError('VALIDATION_FAILED', { message, errors: [{ field: 'password', message }] })
  }
}
