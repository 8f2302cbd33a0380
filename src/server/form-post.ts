import type { Endpoint } from 'payload'
import type { z } from 'zod'
import {
  type FormOutcome,
  type FormPlace,
  outcomePath,
  outcomePathThatSays,
} from '@/src/core/choices/form-outcomes'
import { AppError } from '@/src/core/errors'
import type { RateLimitName } from '@/src/server/http/rate-limit'
import { definePublicEndpoint, type EndpointInput } from '@/src/server/public-endpoint'

type FormPost<
  Place extends FormPlace,
  Body extends z.ZodType | undefined,
  Query extends z.ZodType | undefined,
  Params extends z.ZodType | undefined,
> = {
  /** Whose outcomes these are. */
  place: Place
  path: string
  summary: string
  body?: Body
  query?: Query
  params?: Params
  rateLimit: RateLimitName
  answersOffline?: boolean
  run: (input: EndpointInput<Body, Query, Params, undefined>) => Promise<FormOutcome<Place>>
}

/**
 * A call for forms that browsers send by themselves, with scripts off or not there yet: it does what
 * its JSON twin does, and whatever comes of it is said by a page of the same site that the answer
 * leads to. Forms of other sites are refused, unless a secret in the address says what is meant.
 */
export function defineFormPost<
  Place extends FormPlace,
  Body extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
  Params extends z.ZodType | undefined = undefined,
>({ run, place, ...call }: FormPost<Place, Body, Query, Params>): Endpoint {
  return definePublicEndpoint({
    ...call,
    method: 'post',
    bodyKind: 'form',
    status: 303,
    run: async (input) => {
      if (call.body) {
        requireOwnForm(input)
      }
      return seeOther(outcomePath(place, await run(input)))
    },
    answerFailure: ({ errors, message }) =>
      seeOther(outcomePathThatSays(place, errors?.[0]?.message ?? message)),
  })
}

function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: path } })
}

/**
 * JSON needs no such check, because browsers ask before they send it to another site; a form they just
 * send, and count its visitors as ours.
 *
 * @throws {AppError} `FORBIDDEN`
 */
function requireOwnForm({
  req: { headers },
  host,
}: Pick<EndpointInput<undefined, undefined, undefined, undefined>, 'req' | 'host'>): void {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  const isOwn = site ? site === 'same-origin' : origin === null || hostOf(origin) === host
  if (!isOwn) {
    throw new AppError('FORBIDDEN')
  }
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
