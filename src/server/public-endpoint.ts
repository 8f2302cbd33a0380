import type { Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'
import { worksFor } from '@/src/access/own-profile'
import type { Right, Subject } from '@/src/core/access/site-roles'
import { AppError, type ErrorCode } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import { cacheTags } from '@/src/server/caching/cache-tags'
import {
  cacheResponse,
  responseCacheGeneration,
  responseCacheKey,
} from '@/src/server/caching/front/api-response-cache'
import { errorResponse } from '@/src/server/http/error-envelope'
import { toAppError } from '@/src/server/http/failures'
import { knowsAll, parse } from '@/src/server/http/parse-input'
import { countAttempt, policyHeader, type RateLimitName } from '@/src/server/http/rate-limit'
import { readForm, readJson } from '@/src/server/http/request-body'
import { clientIpOf, requestIdHeader, requestIdOf } from '@/src/server/http/request-context'
import { hasOfflinePass } from '@/src/server/offline-pass'
import { requireOwnDocument, requireOwner, requireRight } from '@/src/server/owner'
import { type BodyKind, bodyTypes, describedBy, type PublicCall } from '@/src/server/public-call'
import { type VisitorAccount, visitorOf } from '@/src/server/session'
import { requireTenant, resolveHost } from '@/src/server/tenancy'

export type AccountRule = 'optional' | 'required' | undefined
type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

export type EndpointInput<
  Body extends z.ZodType | undefined,
  Query extends z.ZodType | undefined,
  Params extends z.ZodType | undefined,
  Account extends AccountRule,
> = {
  req: PayloadRequest
  body: Parsed<Body>
  query: Parsed<Query>
  params: Parsed<Params>
  /** The signed-in visitor. Someone else's site counts as not signed in. */
  account: Account extends 'required' ? VisitorAccount : VisitorAccount | null
  /** Host of the request, lower case, with port. */
  host: string
  clientIp: string
  requestId: string
}

type OwnerInput<
  Body extends z.ZodType | undefined,
  Query extends z.ZodType | undefined,
  Params extends z.ZodType | undefined,
> = Pick<EndpointInput<Body, Query, Params, undefined>, 'body' | 'query' | 'params'>

export type EndpointOptions<
  Body extends z.ZodType | undefined,
  Query extends z.ZodType | undefined,
  Params extends z.ZodType | undefined,
  Account extends AccountRule,
  Result,
> = {
  method: Endpoint['method']
  /** Below `/api`, with `:name` for parameters. */
  path: string
  /** What the call does, in a few words, for the description of the API. */
  summary?: string
  /** Form of a success, for the description of the API; tests hold every answer against it. */
  answer?: z.ZodType
  body?: Body
  /** How the body is written: `form` for forms that browsers send by themselves, `report` for what they report. */
  bodyKind?: BodyKind
  query?: Query
  /** A parameter that does not parse answers 404: there is no such thing. */
  params?: Params
  /** Headers that `run` reads by itself, for the description of the API. */
  headers?: z.ZodType
  /** `call` unless set. */
  rateLimit?: RateLimitName
  /** Which calls count towards that limit; all of them when not set. */
  isCounted?: (query: Parsed<Query>) => boolean
  account?: Account
  /**
   * What a call of the artist's people is about: only those whose role allows it may make it, from any
   * host; rates count per person. It asks for one document of the site with `requireOwnDocument`, or says
   * whose it is with `ownedProfile`. `platform` is for the platform's admin alone.
   */
  subject?: Subject | 'platform'
  /** To change what the subject is about, unless it is a GET. */
  right?: Right
  /** The profile that the call is about; those who do not work for it do not learn whether there is one. */
  ownedProfile?: (input: OwnerInput<Body, Query, Params>) => string
  /**
   * Answers at a site that is not online, too: what is mailed from there leads to it, or it is no matter of
   * a site. Owners' calls always do, and a fan's own calls unless they say otherwise: what was bought stays theirs.
   */
  answersOffline?: boolean
  /** Largest body in bytes. */
  maxBytes?: number
  /** Status of a success that answers something; nothing to answer is always 204. */
  status?: number
  /** Tags of an answer that is the same for everyone; such an answer is kept until one is cleared. */
  cacheTags?: (input: EndpointInput<Body, Query, Params, Account>, result: Result) => string[]
  /** What may fail besides all that follows from the rest, for the description of the API. */
  failures?: readonly ErrorCode[]
  /** Answers a failure in place of the one error shape. */
  answerFailure?: (failure: AppError) => Response
  /** Answers what is sent as JSON, nothing for 204, or a whole `Response`. */
  run: (input: EndpointInput<Body, Query, Params, Account>) => Promise<Result>
}

/**
 * A call of the public API: limits, parses and authenticates before `run`, which sees only parsed
 * input and throws `AppError`. Everything that goes wrong is answered in the one error shape. A
 * `profileId` in query or body must be that of the host, else there is no such thing (404), and to calls
 * of a visitor's own that of the visitor, else nobody is signed in (401).
 *
 * @throws {Error} while the config loads, when an answer for one visitor would be kept for all, or when
 *   nobody said what a call of the artist's people is about
 */
export function definePublicEndpoint<
  Body extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
  Params extends z.ZodType | undefined = undefined,
  Account extends AccountRule = undefined,
  Result = unknown,
>(options: EndpointOptions<Body, Query, Params, Account, Result>): Endpoint {
  if (options.cacheTags && options.account) {
    throw new Error(
      `${options.path}: an answer that depends on who asks cannot be kept for everyone`,
    )
  }
  if (options.ownedProfile && !options.subject) {
    throw new Error(`${options.path}: a call about a profile names what it is about`)
  }
  return {
    method: options.method,
    path: options.path,
    ...describedBy({
      ...options,
      account: options.subject ? 'owner' : options.account,
      need: needOf(options),
      summary: options.summary ?? '',
      status: options.status ?? (options.answer ? 200 : 204),
    }),
    handler: async (req) => {
      const requestId = requestIdOf(req)
      const headers = new Headers({ [requestIdHeader]: requestId })
      try {
        const generation = responseCacheGeneration()
        const input = await readInput(options, req, headers)
        const result = await options.run(input)
        const response = toResponse(result, options.status)
        const isKnown = knowsAll(req.query, input.query ?? {})
        const isForAll = options.cacheTags && isKnown && response.status === 200
        if (options.cacheTags && isForAll && (await isOnline(input.host))) {
          const tags = options.cacheTags(input, result)
          return withHeaders(await keep(response, { req, generation, tags, own: headers }), headers)
        }
        if (!response.headers.has('Cache-Control')) {
          response.headers.set('Cache-Control', 'no-store')
        }
        return withHeaders(response, headers)
      } catch (error) {
        const answer = errorResponse(error, requestId)
        return withHeaders(options.answerFailure?.(toAppError(error)) ?? answer, headers)
      }
    },
  }
}

async function readInput<
  Body extends z.ZodType | undefined,
  Query extends z.ZodType | undefined,
  Params extends z.ZodType | undefined,
  Account extends AccountRule,
  Result,
>(
  options: EndpointOptions<Body, Query, Params, Account, Result>,
  req: PayloadRequest,
  /** Of the answer. */
  headers: Headers,
): Promise<EndpointInput<Body, Query, Params, Account>> {
  const clientIp = clientIpOf(req)
  const caller = options.subject ? requireOwner(req).id : clientIp
  const count = (limit: RateLimitName) =>
    countAttempt({ payload: req.payload, limit, by: [caller] }, headers)
  await count((!options.isCounted && options.rateLimit) || 'call')
  const need = needOf(options)
  if (need) {
    requireRight(req, need)
  }
  const params = options.params && parse(options.params, req.routeParams ?? {}, 'NOT_FOUND')
  const host = (req.headers.get('host') ?? '').toLowerCase()
  if (!need && !(options.answersOffline ?? options.account === 'required')) {
    await refuseOffline(req, host)
  }
  const visitor = options.account ? await visitorOf(req) : null
  const account = visitor && (await isOfSite(host, visitor)) ? visitor : null
  if (options.account === 'required' && !account) {
    throw new AppError('NOT_SIGNED_IN')
  }
  const query = options.query && parse(options.query, req.query)
  if (options.rateLimit && options.isCounted?.(query as Parsed<Query>)) {
    await count(options.rateLimit)
  }
  const body = options.body && parse(options.body, await readBody(req, options))
  const given = { req, body, query, params, account, host, clientIp, requestId: requestIdOf(req) }
  const input = given as EndpointInput<Body, Query, Params, Account>
  const { ownedProfile } = options
  if (ownedProfile) {
    await requireOwnDocument(req, slugs.profiles, ownedProfile(input))
    return input
  }
  const named = [query, body].flatMap(profileIdIn)
  if (options.account === 'required' && named.some((id) => id !== account?.profileId)) {
    // To another profile, its own visitor is nobody.
    throw new AppError('NOT_SIGNED_IN')
  }
  for (const profileId of named) {
    await requireTenant(host, profileId)
  }
  return input
}

/** What is made for those who work for a site must not be kept for all. */
async function isOnline(host: string): Promise<boolean> {
  return (await resolveHost(host))?.isOnline ?? true
}

/** Of a site that is not online nobody learns anything but those who work for it. */
async function refuseOffline(req: PayloadRequest, host: string): Promise<void> {
  const tenant = await resolveHost(host)
  if (!tenant || tenant.isOnline || worksFor(req, tenant.profileId)) {
    return
  }
  if (!hasOfflinePass(req.headers.get('cookie'), tenant.profileId)) {
    throw new AppError('NOT_FOUND')
  }
}

type Needing = Pick<
  EndpointOptions<undefined, undefined, undefined, undefined, unknown>,
  'subject' | 'right' | 'method'
>

function needOf({ subject, right, method }: Needing): PublicCall['need'] {
  return subject && { subject, right: right ?? (method === 'get' ? 'read' : 'change') }
}

function readBody(
  { headers, body }: PayloadRequest,
  {
    bodyKind = 'json',
    maxBytes = limits.request.bodyBytes,
  }: { bodyKind?: BodyKind; maxBytes?: number },
) {
  const request = { headers, body: body ?? null }
  return bodyKind === 'form'
    ? readForm(request, maxBytes)
    : readJson(request, maxBytes, bodyTypes[bodyKind])
}

function profileIdIn(input: unknown): string[] {
  const { profileId } = (input ?? {}) as { profileId?: string }
  return profileId === undefined ? [] : [profileId]
}

/** A token is good on the site it was given out for, and nowhere else. */
async function isOfSite(host: string, visitor: VisitorAccount): Promise<boolean> {
  return (await resolveHost(host))?.profileId === visitor.profileId
}

function toResponse(result: unknown, status = 200): Response {
  if (result instanceof Response) {
    return result
  }
  return result === undefined
    ? new Response(null, { status: 204 })
    : Response.json(result, { status })
}

type Kept = {
  req: PayloadRequest
  generation: number
  tags: string[]
  /** Headers of this answer alone. */
  own: Headers
}

/**
 * Browsers and proxies ask again each time: what was published must show on the next request. An
 * answer belongs to its host, so it goes when a host changes hands.
 */
async function keep(response: Response, { req, generation, tags, own }: Kept): Promise<Response> {
  const body = Buffer.from(await response.arrayBuffer())
  const headers = {
    'Content-Type': response.headers.get('content-type') ?? 'application/json',
    'Cache-Control': 'public, max-age=0, must-revalidate',
    // By how much each caller is limited; what is left is their own.
    [policyHeader]: String(own.get(policyHeader)),
  }
  const key = responseCacheKey({
    host: req.headers.get('host') ?? '',
    path: req.pathname ?? '',
    search: req.search ?? '',
  })
  cacheResponse(key, { body, headers, tags: [cacheTags.hosts(), ...tags], generation })
  return new Response(body, { headers })
}

/** What only this answer has; a kept one has none of it. */
function withHeaders(response: Response, headers: Headers): Response {
  for (const [name, value] of headers) {
    response.headers.set(name, value)
  }
  return response
}
