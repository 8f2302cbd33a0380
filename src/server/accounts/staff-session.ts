import { randomUUID } from 'node:crypto'
import {
  generatePayloadCookie,
  getFieldsToSign,
  jwtSign,
  loginOperation,
  type PayloadRequest,
} from 'payload'
import { slugs } from '@/src/core/slugs'
import type { User } from '@/src/payload-types'
import { runSql } from '@/src/server/transaction'

/**
 * Payload's login to the admin, with a session that is added to the others. Payload itself writes the whole list as
 * it was before the password was compared: of logins at the same time, one would be left.
 *
 * @throws {AuthenticationError} for a wrong email or password
 */
export async function signInStaff(
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
  const cookie = generatePayloadCookie({
    collectionAuthConfig: config.auth,
    cookiePrefix: req.payload.config.cookiePrefix,
    token,
  })
  return { exp, token, user, cookie }
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
