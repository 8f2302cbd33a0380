import {
  AuthenticationError,
  addDataAndFileToRequest,
  type Endpoint,
  type PayloadRequest,
} from 'payload'
import { confirmOwnPassword } from '@/collections/users/confirm-own-password'
import { recordStoppedSignIn } from '@/collections/users/hooks'
import { AppError } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import { readEmail } from '@/src/core/text/email-address'
import { isPassword } from '@/src/server/accounts/password'
import { signInStaff } from '@/src/server/accounts/staff-session'
import { countAttempt, forgiveAttempt, isBelowLimit } from '@/src/server/http/rate-limit'
import { clientIpOf } from '@/src/server/http/request-context'

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

    const { cookie, ...result } = await signInStaff(req, { email, password }).catch((error) =>
      refuse(req, { email, password }, error),
    )
    // Only failures count.
    await Promise.all([byAddress, toAccount].map(forgiveAttempt))
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

/** Payload's own update, once the password was asked for where that is due. */
const change: Endpoint = {
  method: 'patch',
  path: '/:id',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const id = String(req.routeParams?.id)
    await confirmOwnPassword(req, id)
    const doc = await req.payload.update({
      collection: slugs.users,
      id,
      data: req.data ?? {},
      overrideAccess: false,
      user: req.user,
      req,
    })
    return Response.json({ doc, message: req.t('general:updatedSuccessfully') })
  },
}

/** Take the place of Payload's calls of the same path: it tries the collection's own first. */
export const userEndpoints: Endpoint[] = [logIn, forgotPassword, change]

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
