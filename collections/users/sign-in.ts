import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { getFieldsToSign, jwtSign, loginOperation, type PayloadRequest } from 'payload'
import { slugs } from '@/src/core/slugs'
import type { User } from '@/src/payload-types'
import { txDb } from '@/src/server/transaction'

/**
 * Payload's login, with a session that is added to the others. Payload itself writes the whole list as
 * it was before the password was compared: of logins at the same time, one would be left.
 */
export async function signIn(
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
  const db = await txDb(req)
  await db.execute(sql`
    with expired as (
      delete from users_sessions where _parent_id = ${id} and expires_at <= now()
    )
    insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
    values (1, ${id}, ${sid}, now(), now() + make_interval(secs => ${seconds}))`)
  return sid
}
