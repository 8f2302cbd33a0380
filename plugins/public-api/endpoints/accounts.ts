import { type Endpoint, type PayloadRequest, ValidationError } from 'payload'
import { z } from 'zod'
import { accountView } from '@/plugins/public-api/account-view'
import { sendConfirmation } from '@/plugins/public-api/email-confirmation'
import { sendResetLink, setPassword } from '@/plugins/public-api/password-reset'
import { refuseCommonPassword } from '@/plugins/public-api/require-own-password'
import type { Account, SignedIn } from '@/src/core/contracts/accounts/account-answers'
import { accountAnswer, signedInAnswer } from '@/src/core/contracts/accounts/account-answers'
import {
  changeNamesBody,
  forgotPasswordBody,
  loginBody,
  resetPasswordBody,
  signUpBody,
} from '@/src/core/contracts/accounts/accounts'
import { id } from '@/src/core/contracts/ids'
import { AppError } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import { restoreBlock } from '@/src/server/accounts/blocked-emails'
import { findCredentials, isPassword } from '@/src/server/accounts/password'
import { countAttempt, forgiveAttempt, isBelowLimit } from '@/src/server/http/rate-limit'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { endSession, startSession } from '@/src/server/session'
import { runSql, withTx } from '@/src/server/transaction'

const signUp = definePublicEndpoint({
  method: 'post',
  path: '/public/accounts',
  summary: 'Sign up',
  answer: signedInAnswer,
  body: signUpBody,
  rateLimit: 'signUp',
  failures: ['EMAIL_TAKEN'],
  status: 201,
  run: ({ req, body }): Promise<SignedIn> =>
    withTx(req, async () => {
      refuseCommonPassword(body.password)
      await createAccount(req, body)
      await restoreBlock(req, body)
      const account = await findCredentials(req, body)
      const token = account && (await startSession(req, account))
      if (!token) {
        throw new Error('The new account is gone')
      }
      const { id: accountId, profileId, email } = account
      const by = ['confirm-email', email]
      // The account works without; the link can be asked for later.
      if (await isBelowLimit({ payload: req.payload, limit: 'mailToAddress', by })) {
        await sendConfirmation(req, { accountId, profileId, email })
      }
      return { token, account: await accountView(req, account) }
    }),
})

async function createAccount(
  req: PayloadRequest,
  { profileId, ...fields }: z.output<typeof signUpBody>,
): Promise<void> {
  try {
    await req.payload.create({
      collection: slugs.publicAccounts,
      // The login name that Payload keeps unique is composed by the collection.
      data: { ...fields, profile: profileId, username: '' },
      depth: 0,
      overrideAccess: true,
      req,
    })
  } catch (error) {
    if (error instanceof ValidationError && error.data.errors.every(isTakenEmail)) {
      throw new AppError('EMAIL_TAKEN', { cause: error })
    }
    throw error
  }
}

/** Either unique index may notice first: that of the login name or that of profile and email. */
function isTakenEmail({ path }: { path: string }): boolean {
  return /^(username|email|profile_id, email)$/.test(path)
}

/** The specification reads the account at two paths; both are one call. */
const ownAccount = ['/public/accounts/me', '/accounts/me'].flatMap((path) => [
  definePublicEndpoint({
    method: 'get',
    path,
    summary: 'The own account',
    answer: accountAnswer,
    query: z.object({ profileId: id.optional() }),
    account: 'required',
    run: ({ req, account }): Promise<Account> => accountView(req, account),
  }),
  definePublicEndpoint({
    method: 'patch',
    path,
    summary: 'Change the own names',
    answer: accountAnswer,
    query: z.object({ profileId: id.optional() }),
    body: changeNamesBody,
    account: 'required',
    rateLimit: 'accountChange',
    run: async ({ req, account, body }): Promise<Account> => {
      const names = { ...account, ...body }
      // Only these columns: writing the whole account would also write its sessions.
      await runSql(req)`
        update public_accounts
        set first_name = ${names.firstName}, last_name = ${names.lastName}, updated_at = now()
        where id = ${account.id}`
      return accountView(req, names)
    },
  }),
])

export const accountEndpoints: Endpoint[] = [signUp, ...ownAccount]

const forgot = definePublicEndpoint({
  method: 'post',
  path: '/public/passwords/forgot',
  answersOffline: true,
  summary: 'Ask for a link that sets a new password',
  body: forgotPasswordBody,
  rateLimit: 'forgotPassword',
  run: async ({ req, body }) => {
    const by = [body.profileId, body.email]
    // Beyond the limit of one account nothing is sent, and the answer stays the same.
    if (await isBelowLimit({ payload: req.payload, limit: 'forgotPasswordOfAccount', by })) {
      await sendResetLink({ req, ...body })
    }
  },
})

const reset = definePublicEndpoint({
  method: 'post',
  path: '/public/passwords/reset',
  answersOffline: true,
  summary: 'Set a new password with the secret of the mailed link',
  body: resetPasswordBody,
  rateLimit: 'resetPassword',
  run: ({ req, body: { token, password } }) => setPassword(req, { token, password }),
})

export const passwordEndpoints: Endpoint[] = [forgot, reset]

const logIn = definePublicEndpoint({
  method: 'post',
  path: '/sessions',
  answersOffline: true,
  summary: 'Log in',
  answer: signedInAnswer,
  body: loginBody,
  failures: ['INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  run: async ({ req, body, clientIp }): Promise<SignedIn> => {
    const { profileId, email, password } = body
    const { payload } = req
    const attempts = [
      { payload, limit: 'login', by: [clientIp] },
      { payload, limit: 'loginToAccount', by: [profileId, email, clientIp] },
    ] as const
    for (const attempt of attempts) {
      await countAttempt(attempt)
    }

    const account = await findCredentials(req, body)
    const isRight = await isPassword(password, account)
    const token = account && isRight && (await startSession(req, account))
    if (!token) {
      throw new AppError('INVALID_CREDENTIALS')
    }
    // Only failures count, so a household that logs in often is not locked out.
    await Promise.all(attempts.map(forgiveAttempt))
    return { token, account: await accountView(req, account) }
  },
})

const logOut = definePublicEndpoint({
  method: 'delete',
  path: '/sessions',
  answersOffline: true,
  summary: 'Log out',
  run: async ({ req }) => endSession(req),
})

export const sessionEndpoints: Endpoint[] = [logIn, logOut]
