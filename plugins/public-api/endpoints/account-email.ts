import type { Endpoint, PayloadRequest } from 'payload'
import { confirmEmail, sendConfirmation } from '@/plugins/public-api/email-confirmation'
import { requireOwnPassword } from '@/plugins/public-api/require-own-password'
import type { EmailState } from '@/src/core/contracts/accounts/account-answers'
import { emailStateAnswer } from '@/src/core/contracts/accounts/account-answers'
import { changeEmailBody, confirmEmailBody } from '@/src/core/contracts/accounts/accounts'
import { AppError } from '@/src/core/errors'
import { accountAnswers } from '@/src/core/messages/account-answers'
import { countAttempt } from '@/src/server/http/rate-limit'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { runSql } from '@/src/server/transaction'

const path = '/accounts/me/email'

const read = definePublicEndpoint({
  method: 'get',
  path,
  summary: 'Whether the own email is confirmed, or about to change',
  answer: emailStateAnswer,
  account: 'required',
  run: ({ req, account }) => emailState(req, account.id),
})

/** Answers alike whether the new address has an account of its own. */
const change = definePublicEndpoint({
  method: 'post',
  path,
  summary: 'Change the own email, by a link mailed to the new one',
  body: changeEmailBody,
  account: 'required',
  rateLimit: 'accountChange',
  run: async ({ req, account, body: { email, password } }) => {
    const { id: accountId, profileId } = account
    if (email === account.email) {
      const message = accountAnswers.sameEmail
      throw new AppError('VALIDATION_FAILED', { message, errors: [{ field: 'email', message }] })
    }
    await requireOwnPassword(req, account, { password, field: 'password' })
    await countMail(req, { accountId, email })
    await sendConfirmation(req, { accountId, profileId, email })
  },
})

/** Mails the link once more, to the address that waits for it. */
const resend = definePublicEndpoint({
  method: 'post',
  path: `${path}/confirmation`,
  summary: 'Mail the link that confirms the own email again',
  account: 'required',
  rateLimit: 'accountChange',
  run: async ({ req, account }) => {
    const { email, isConfirmed, pendingEmail } = await emailState(req, account.id)
    if (!isConfirmed || pendingEmail) {
      const { id: accountId, profileId } = account
      const confirmation = { accountId, profileId, email: pendingEmail ?? email }
      await countMail(req, confirmation)
      await sendConfirmation(req, confirmation)
    }
  },
})

const confirm = definePublicEndpoint({
  method: 'post',
  path: '/public/accounts/confirm-email',
  answersOffline: true,
  summary: 'Confirm the own email with the secret of the mailed link',
  body: confirmEmailBody,
  failures: ['FORBIDDEN'],
  account: 'required',
  rateLimit: 'confirmEmail',
  run: ({ req, account, body: { token } }) => confirmEmail(req, { account, token }),
})

/** @throws {AppError} `TOO_MANY_REQUESTS` */
async function countMail(
  { payload }: PayloadRequest,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> {
  await countAttempt({ payload, limit: 'confirmationMail', by: [accountId] })
  await countAttempt({ payload, limit: 'mailToAddress', by: ['confirm-email', email] })
}

async function emailState(req: PayloadRequest, accountId: string): Promise<EmailState> {
  const [state] = await runSql(req)<EmailState>`
    select email, email_verified_at is not null as "isConfirmed", pending_email as "pendingEmail"
    from public_accounts where id = ${accountId}`
  if (!state) {
    throw new AppError('NOT_SIGNED_IN')
  }
  return state
}

export const accountEmailEndpoints: Endpoint[] = [read, change, resend, confirm]
