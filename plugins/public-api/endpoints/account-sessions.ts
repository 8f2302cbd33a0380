import type { Endpoint } from 'payload'
import { dropEmailChange } from '@/plugins/public-api/email-confirmation'
import { refuseCommonPassword, requireOwnPassword } from '@/plugins/public-api/require-own-password'
import type { SessionView } from '@/src/core/contracts/accounts/account-answers'
import { sessionsAnswer } from '@/src/core/contracts/accounts/account-answers'
import { changePasswordBody, sessionParams } from '@/src/core/contracts/accounts/accounts'
import { AppError } from '@/src/core/errors'
import { hashPassword } from '@/src/server/accounts/password'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { endOtherSessions, endSessionOf, sessionsOf } from '@/src/server/session'
import { runSql, withTx } from '@/src/server/transaction'

const path = '/accounts/me/sessions'

const list = definePublicEndpoint({
  method: 'get',
  path,
  summary: 'Where the visitor is logged in',
  answer: sessionsAnswer,
  account: 'required',
  run: ({ req, account }): Promise<SessionView[]> => sessionsOf(req, account.id),
})

/** Ends all but the one that asks. */
const endOthers = definePublicEndpoint({
  method: 'delete',
  path,
  summary: 'Log out everywhere else',
  account: 'required',
  rateLimit: 'accountChange',
  run: ({ req, account }) => endOtherSessions(req, account.id),
})

const endOne = definePublicEndpoint({
  method: 'delete',
  path: `${path}/:id`,
  summary: 'End one of the own sessions',
  params: sessionParams,
  account: 'required',
  rateLimit: 'accountChange',
  run: ({ req, account, params }) => endSessionOf(req, { accountId: account.id, id: params.id }),
})

const changePassword = definePublicEndpoint({
  method: 'post',
  path: '/accounts/me/password',
  summary: 'Change the own password and log out everywhere else',
  body: changePasswordBody,
  failures: ['CONFLICT'],
  account: 'required',
  rateLimit: 'accountChange',
  run: async ({ req, account, body: { currentPassword, password } }) => {
    refuseCommonPassword(password)
    const field = 'currentPassword'
    const former = await requireOwnPassword(req, account, { password: currentPassword, field })
    const { hash, salt } = await hashPassword(password)
    await withTx(req, async () => {
      const rows = await runSql(req)`
        update public_accounts
        set hash = ${hash}, salt = ${salt}, updated_at = now(),
          reset_password_token = null, reset_password_expiration = null
        where id = ${account.id} and hash = ${former}
        returning id`
      if (rows.length === 0) {
        throw new AppError('CONFLICT')
      }
      await endOtherSessions(req, account.id)
      await dropEmailChange(req, account.id)
    })
  },
})

export const accountSessionEndpoints: Endpoint[] = [list, endOthers, endOne, changePassword]
