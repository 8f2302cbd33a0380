import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { scopeFor, scopesOpen } from '@/src/core/access/key-scopes'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { apiKeyMessages } from '@/src/core/messages/api-keys'
import { errorResponse } from '@/src/server/http/error-envelope'
import { etagOf } from '@/src/server/http/etag'
import { countAttempt } from '@/src/server/http/rate-limit'
import { requestIdHeader, requestIdOf } from '@/src/server/http/request-context'
import { answerOnce } from '@/src/server/owner-api/answer-once'
import { actAsKey, requireApiKey } from '@/src/server/owner-api/api-key'
import { callOf, describedBy, type PublicCall } from '@/src/server/public-call'

/** Below `/api`. What stands here stays as it is: what would break callers comes below another number. */
const base = '/v1'

const idempotencyHeaders = z.object({ 'Idempotency-Key': z.string().min(1).max(200).optional() })

/** Bodies with rich text, and room for the rest of a form. */
const maxBytes = limits.richText.bytesMax + 200_000

/**
 * A call of the artist's people as a part of the API for programs: the same call, made by a key of the site instead
 * of a person. Which scope it takes follows from what it is about; its site is that of the key.
 *
 * @param path below `/api/v1`
 * @param siteParam the parameter that names the site in the call's own path
 * @throws {Error} while the config loads, for what no key may do
 */
export function byKey(
  endpoint: Endpoint,
  path: `/${string}`,
  siteParam: 'profileId' | 'id' | null = 'profileId',
): Endpoint {
  const call = callOf(endpoint)
  const need = call?.need
  const scope = need && need.subject !== 'platform' && scopeFor(need.subject, need.right)
  if (!call || !need || need.subject === 'platform' || !scope) {
    throw new Error(`${path}: no key may do this`)
  }
  const { subject, right } = need
  const described: PublicCall = {
    ...call,
    path: `${base}${path}`,
    account: 'key',
    scope,
    ...(call.method === 'post' && { headers: idempotencyHeaders }),
  }
  return {
    method: call.method,
    path: described.path,
    ...describedBy(described),
    handler: async (req) => {
      const headers = new Headers({ [requestIdHeader]: requestIdOf(req) })
      try {
        const key = await requireApiKey(req)
        await countAttempt({ payload: req.payload, limit: 'apiKey', by: [key.id] }, headers)
        if (!scopesOpen(key.scopes, subject, right)) {
          throw new AppError('FORBIDDEN', { message: apiKeyMessages.needsScope(scope) })
        }
        actAsKey(req, key)
        if (siteParam) {
          req.routeParams = { ...req.routeParams, [siteParam]: key.profileId }
        }
        const run = async () => endpoint.handler(req)
        const answer =
          call.method === 'post' ? answerOnce(req, { keyId: key.id, maxBytes }, run) : run()
        return withHeaders(await tagged(req, await answer), headers)
      } catch (error) {
        const answer = errorResponse(error, requestIdOf(req))
        if (answer.status === 401) {
          answer.headers.set('WWW-Authenticate', 'Bearer')
        }
        return withHeaders(answer, headers)
      }
    },
  }
}

/** What was read has an ETag: who has it already is told so without it. */
async function tagged(req: PayloadRequest, response: Response): Promise<Response> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  if (req.method !== 'GET' || response.status !== 200 || !isJson) {
    return response
  }
  const text = await response.text()
  const tag = etagOf(text)
  const headers = new Headers(response.headers)
  headers.set('ETag', tag)
  headers.set('Cache-Control', 'private, no-cache')
  const isKnown = (req.headers.get('if-none-match') ?? '')
    .split(',')
    .some((given) => given.trim().replace(/^W\//, '') === tag)
  return isKnown
    ? new Response(null, { status: 304, headers })
    : new Response(text, { status: 200, headers })
}

/** The limit of the key itself stands beside that of the call. */
function withHeaders(response: Response, headers: Headers): Response {
  for (const [name, value] of headers) {
    if (name.startsWith('ratelimit')) {
      response.headers.append(name, value)
    } else {
      response.headers.set(name, value)
    }
  }
  return response
}
