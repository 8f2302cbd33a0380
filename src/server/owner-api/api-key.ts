import type { PayloadRequest } from 'payload'
import type { KeyScope } from '@/src/core/access/key-scopes'
import { AppError } from '@/src/core/errors'
import { apiKeyMessages } from '@/src/core/messages/api-keys'
import { slugs } from '@/src/core/slugs'
import { countAttempt } from '@/src/server/http/rate-limit'
import { clientIpOf } from '@/src/server/http/request-context'
import { noteScope } from '@/src/server/observability/request-scope'
import { shortSignatureOf } from '@/src/server/signature'
import { runSql } from '@/src/server/transaction'

/** Scanners of leaked secrets know keys by this. */
export const keyPrefix = 'bs_live_'

const keyInText = new RegExp(`${keyPrefix}[\\da-f]{48}`)
const authorization = new RegExp(`^Bearer (${keyInText.source})$`)

export type ApiKey = { id: string; profileId: string; name: string; scopes: KeyScope[] }

/** What is stored of a key. With the secret of the installation: a copy of the table alone tells nothing. */
export const hashOfKey = (key: string) => shortSignatureOf('api-key', key)

type Row = ApiKey & { isExpired: boolean; isRevoked: boolean; isNews: boolean }

/**
 * The key in the request's header. Cookies and other tokens are not looked at.
 *
 * @throws {AppError} `VALIDATION_FAILED` for one in the address, `NOT_SIGNED_IN` without one that is good
 */
export async function requireApiKey(req: PayloadRequest): Promise<ApiKey> {
  if (keyInText.test(req.search ?? '')) {
    throw new AppError('VALIDATION_FAILED', { message: apiKeyMessages.inAddress })
  }
  const key = authorization.exec(req.headers.get('authorization') ?? '')?.[1]
  if (!key) {
    throw new AppError('NOT_SIGNED_IN', { message: apiKeyMessages.missing })
  }
  const [found] = await runSql(req)<Row>`
    select id, profile_id as "profileId", name, scopes, revoked_at is not null as "isRevoked",
      coalesce(expires_at <= now(), false) as "isExpired",
      coalesce(last_used_at < now() - interval '1 minute', true) as "isNews"
    from api_keys where key_hash = ${hashOfKey(key)}`
  if (!found || found.isRevoked || found.isExpired) {
    await countAttempt({
      payload: req.payload,
      limit: 'wrongApiKey',
      by: [clientIpOf(req)],
    })
    const { unknown, revoked, expired } = apiKeyMessages
    const message = !found ? unknown : found.isRevoked ? revoked : expired
    throw new AppError('NOT_SIGNED_IN', { message })
  }
  const { isRevoked: _revoked, isExpired: _expired, isNews, ...known } = found
  if (isNews) {
    // Of several calls at once one writes.
    await runSql(req)`
      update api_keys set last_used_at = now()
      where id = ${known.id} and coalesce(last_used_at < now() - interval '1 minute', true)`
  }
  return known
}

/**
 * From here the request is the key's: it works for its site as an admin would, within its scopes, and every rule
 * of access asks `mayOn` as for a person.
 */
export function actAsKey(req: PayloadRequest, { id, profileId, name, scopes }: ApiKey): void {
  noteScope({ actor: 'api-key' })
  req.user = {
    id,
    collection: slugs.users,
    email: name,
    role: null,
    profiles: [{ profile: profileId, role: 'admin' }],
    keyScopes: scopes,
  } as unknown as PayloadRequest['user']
}
