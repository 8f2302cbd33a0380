import type { Endpoint } from 'payload'
import { accountView } from '@/plugins/public-api/account-view'
import { loginBody, type SignedIn } from '@/src/core/contracts/accounts'
import { signedInAnswer } from '@/src/core/contracts/answers/accounts'
import { AppError } from '@/src/core/errors'
import { findCredentials } from '@/src/server/accounts/credentials'
import { isPassword } from '@/src/server/accounts/password'
import { countAttempt, forgiveAttempt } from '@/src/server/http/rate-limit'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { endSession, startSession } from '@/src/server/session'

const logIn = definePublicEndpoint({
  method: 'post',
  path: '/sessions',
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
  summary: 'Log out',
  run: async ({ req }) => endSession(req),
})

export const sessionEndpoints: Endpoint[] = [logIn, logOut]
