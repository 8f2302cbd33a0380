import type { Endpoint } from 'payload'
import type { z } from 'zod'

/** What a call of the public API takes and answers, for its description and for the tests. */
export type PublicCall = {
  method: Endpoint['method']
  /** Below `/api`, with `:name` for parameters. */
  path: string
  /** What it does, in a few words. */
  summary: string
  body?: z.ZodType
  query?: z.ZodType
  params?: z.ZodType
  /** Form of a success; none where nothing is answered, or no JSON. */
  answer?: z.ZodType
  /** Status of a success. */
  status: number
  account?: 'optional' | 'required'
  isRateLimited: boolean
}

const key = 'publicCall'

/** Notes the description on the endpoint that Payload keeps. */
export function describedBy(call: PublicCall): Pick<Endpoint, 'custom'> {
  return { custom: { [key]: call } }
}

/** The description of an endpoint; null for those that are not ours. */
export function publicCallOf({ custom }: Pick<Endpoint, 'custom'>): PublicCall | null {
  return (custom?.[key] as PublicCall | undefined) ?? null
}
