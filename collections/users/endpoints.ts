import { randomUUID } from 'node:crypto'
import {
  AuthenticationError,
  addDataAndFileToRequest,
  type Endpoint,
  generatePayloadCookie,
  getFieldsToSign,
  jwtSign,
  loginOperation,
  type PayloadRequest,
} from 'payload'
import { recordStoppedSignIn } from '@/collections/users/hooks'
import { AppError } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import { readEmail } from '@/src/core/text/email-address'
import type { User } from '@/src/payload-types'
import { isPassword } from '@/src/server/accounts/password'
import { countAttempt, forgiveAttempt, isBelowLimit } from '@/src/server/http/rate-limit'
import { clientIpOf } from '@/src/server/http/request-context'
import { runSql } from '@/src/server/transaction'

/**
 * Payload's own login, limited by address. Payload itself can only lock the account, with which
 * anybody could keep its owner out.
 */
const logIn: Endpoint = {
  method: 'post',
  path: '/login',
  handler: async (req) => {
    const { payload } = req
    const { email, password } = await readCredentials(req)
    const clientIp = clientIpOf(req)
    const byAddress = { payload, limit: 'login', by: [clientIp] } as const
    const toAccount = {
      payload,
      limit: 'loginToAccount',
      by: [slugs.users, email, clientIp],
    } as const
    await countAttempt(byAddress)
    await countAttempt(toAccount).catch(async (error) => {
      if (error instanceof AppError) {
        await recordStoppedSignIn(req, email)
      }
      throw error
    })

    const result = await signIn(req, { email, password }).catch((error) =>
      refuse(req, { email, password }, error),
    )
    // Only failures count.
    await Promise.all([byAddress, toAccount].map(forgiveAttempt))
    const cookie = generatePayloadCookie({
      collectionAuthConfig: payload.collections[slugs.users].config.auth,
      cookiePrefix: payload.config.cookiePrefix,
      token: result.token,
    })
    return Response.json(
      { message: req.t('authentication:passed'), ...result },
      { headers: { 'Set-Cookie': cookie } },
    )
  },
}

const forgotPassword: Endpoint = {
  method: 'post',
  path: '/forgot-password',
  handler: async (req) => {
    const { payload } = req
    const { email } = await readCredentials(req)
    await countAttempt({ payload, limit: 'forgotPassword', by: [clientIpOf(req)] })
    // Beyond it the answer stays the same, and the mails that were sent still help.
    if (
      await isBelowLimit({ payload, limit: 'forgotPasswordOfAccount', by: [slugs.users, email] })
    ) {
      await payload.forgotPassword({ collection: slugs.users, data: { email }, req })
    }
    return Response.json({ message: req.t('general:success') })
  },
}

/** Take the place of Payload's calls of the same path: it tries the collection's own first. */
export const userEndpoints: Endpoint[] = [logIn, forgotPassword]

type Credentials = { email: string; password: string }

async function readCredentials(req: PayloadRequest): Promise<Credentials> {
  await addDataAndFileToRequest(req)
  const { email, password } = req.data ?? {}
  return {
    email: typeof email === 'string' ? (readEmail(email) ?? email.toLowerCase().trim()) : '',
    password: typeof password === 'string' ? password : '',
  }
}

/** The same answer after the same work, whether the email or the password is wrong. */
async function refuse(
  req: PayloadRequest,
  { email, password }: Credentials,
  error: unknown,
): Promise<never> {
  if (!(error instanceof AuthenticationError)) {
    throw error
  }
  const { totalDocs } = await req.payload.count({
    collection: slugs.users,
    where: { email: { equals: email } },
  })
  if (totalDocs === 0) {
    await isPassword(password, null)
  }
  throw new AppError('INVALID_CREDENTIALS')
}

/**
 * Payload's login, with a session that is added to the others. Payload itself writes the whole list as
 * it was before the password was compared: of logins at the same time, one would be left.
 */
async function signIn(
  req: PayloadRequest,
  { email, password }: { email: string; password: string },
) {
  const { config } = req.payload.collections[slugs.users]
  const withoutSession = {
    ...req.payload.collections[slugs.users],
    config: { ...config, auth: { ...config.auth, useSessions: false } },
  }
  const { user } = await loginOperation<typeof slugs.users>({
    collection: withoutSession,
    data: { email, password },
    req,
  })
  const { tokenExpiration } = config.auth
  const sid = await addSession(req, req.user as User, tokenExpiration)
  const fieldsToSign = getFieldsToSign({ collectionConfig: config, email, sid, user: req.user })
  const { exp, token } = await jwtSign({
    fieldsToSign,
    secret: req.payload.secret,
    tokenExpiration,
  })
  return { exp, token, user }
}

async function addSession(req: PayloadRequest, { id }: User, seconds: number): Promise<string> {
  const sid = randomUUID()
  await runSql(req)`
    with expired as (
      delete from users_sessions where _parent_id = ${id} and expires_at <= now()
    )
    insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
    values (1, ${id}, ${sid}, now(), now() + make_interval(secs => ${seconds}))`
  return sid
}
