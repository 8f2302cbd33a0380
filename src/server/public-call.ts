import type { Endpoint } from 'payload'
import type { z } from 'zod'
import type { KeyScope } from '@/src/core/access/key-scopes'
import type { Right, Subject } from '@/src/core/access/site-roles'
import { type ErrorCode, statusOf } from '@/src/core/errors'

/** The content types that a body may have; of a form, the one that browsers send unless told otherwise. */
export const bodyTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  /** What browsers report of a page's policy, which is JSON. Other sites can make them send it without asking. */
  report: 'application/csp-report',
} as const
export type BodyKind = keyof typeof bodyTypes

/** What a call of the public API takes and answers, for its description and for the tests. */
export type PublicCall = {
  method: Endpoint['method']
  /** Below `/api`, with `:name` for parameters. */
  path: string
  /** What it does, in a few words. */
  summary: string
  body?: z.ZodType
  /** How the body is written; JSON when not set. */
  bodyKind?: BodyKind
  query?: z.ZodType
  params?: z.ZodType
  /** Headers that the call reads by itself. */
  headers?: z.ZodType
  /** Form of a success; none where nothing is answered, or no JSON. */
  answer?: z.ZodType
  /** Status of a success. */
  status: number
  /** Who may call: a visitor of the site, who works for the profile that the call is about, or a key of that. */
  account?: 'optional' | 'required' | 'owner' | 'key'
  /** What a call of the artist's people is about, and what it takes. */
  need?: { subject: Subject | 'platform'; right: Right }
  /** What a key needs to make it. */
  scope?: KeyScope
  /** What may fail besides all that follows from the rest. */
  failures?: readonly ErrorCode[]
}

type Endpoints = readonly Omit<Endpoint, 'root'>[] | false

/** The part of a configuration that says which calls there are. */
export type CallSource = {
  endpoints?: Endpoints
  collections?: readonly { slug: string; endpoints?: Endpoints }[]
}

const key = 'publicCall'
/** The answer to a request for a range that a file does not have. */
const outOfRange = 416

/** Notes the description on the endpoint that Payload keeps. */
export function describedBy(call: PublicCall): Pick<Endpoint, 'custom'> {
  return { custom: { [key]: call } }
}

/** The description of an endpoint, when it is a call of ours. */
export function callOf({ custom }: Pick<Endpoint, 'custom'>): PublicCall | undefined {
  return custom?.[key] as PublicCall | undefined
}

/** Whether an endpoint is a call of ours, which reads what it is given by its schemas. */
export function isCall(endpoint: Pick<Endpoint, 'custom'>): boolean {
  return callOf(endpoint) !== undefined
}

/** Statuses of the failures that a call may answer, ascending; faults of the server are left out. */
export function failureStatusesOf(call: PublicCall): number[] {
  const { body, bodyKind, query, account, failures = [] } = call
  if (bodyKind === 'form') {
    // Leads to a page, whatever comes of it.
    return []
  }
  const codes: ErrorCode[] = [
    // Also for hosts that nobody owns.
    'NOT_FOUND',
    ...(body || query ? (['VALIDATION_FAILED'] as const) : []),
    ...(body ? (['TOO_LARGE', 'UNSUPPORTED_MEDIA'] as const) : []),
    ...(account && account !== 'optional' ? (['NOT_SIGNED_IN'] as const) : []),
    ...(account === 'owner' || account === 'key' ? (['FORBIDDEN'] as const) : []),
    // A key in the address, or an Idempotency-Key that cannot be one; the same of two calls at once, or of different ones.
    ...(account === 'key' ? (['VALIDATION_FAILED'] as const) : []),
    ...(account === 'key' && call.method === 'post'
      ? (['IN_PROGRESS', 'IDEMPOTENCY_MISMATCH', 'TOO_LARGE'] as const)
      : []),
    'TOO_MANY_REQUESTS',
    ...failures,
  ]
  const isFile = !call.answer && call.status === 200
  const statuses = [...codes.map(statusOf), ...(isFile ? [outOfRange] : [])]
  return [...new Set(statuses)].sort((a, b) => a - b)
}

/** All calls of ours that a configuration holds; those of a collection begin with its slug. */
export function publicCallsOf({ endpoints, collections = [] }: CallSource): PublicCall[] {
  return [
    ...callsOf(endpoints, ''),
    ...collections.flatMap((collection) => callsOf(collection.endpoints, `/${collection.slug}`)),
  ]
}

/** Leaves out the endpoints that are not ours. */
function callsOf(endpoints: Endpoints = [], prefix: string): PublicCall[] {
  return (endpoints || []).flatMap((endpoint) => {
    const call = callOf(endpoint)
    return call ? [{ ...call, path: `${prefix}${call.path}` }] : []
  })
}
