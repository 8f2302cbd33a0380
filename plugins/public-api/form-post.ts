import type { Endpoint } from 'payload'
import type { z } from 'zod'
import { type EmailListOutcome, outcomeThatSays } from '@/src/core/choices/email-list-outcomes'
import { AppError } from '@/src/core/errors'
import type { RateLimitName } from '@/src/server/http/rate-limit'
import { definePublicEndpoint, type EndpointInput } from '@/src/server/public-endpoint'

type FormPost<Body extends z.ZodType | undefined, Query extends z.ZodType | undefined> = {
  path: string
  summary: string
  body?: Body
  query?: Query
  rateLimit: RateLimitName
  run: (input: EndpointInput<Body, Query, undefined, undefined>) => Promise<EmailListOutcome>
}

/**
 * A call of an email list for forms that browsers send by themselves, with scripts off or not there
 * yet: it does what its JSON twin does, and whatever comes of it is said by a page of the same site
 * that the answer leads to.
 */
export function defineFormPost<
  Body extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
>({ run, ...call }: FormPost<Body, Query>): Endpoint {
  return definePublicEndpoint({
    ...call,
    method: 'post',
    bodyKind: 'form',
    status: 303,
    run: async (input) => seeOther(await run(input)),
    answerFailure: ({ errors, message }) =>
      seeOther(outcomeThatSays(errors?.[0]?.message ?? message)),
  })
}

function seeOther(outcome: EmailListOutcome): Response {
  return new Response(null, { status: 303, headers: { Location: `/email-list/${outcome}` } })
}

/**
 * Refuses forms of other sites. JSON needs no such check, because browsers ask before they send it
 * to another site; a form they just send, and count its visitors as ours.
 *
 * @throws {AppError} `FORBIDDEN`
 */
export function requireOwnForm(headers: Headers, host: string): void {
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
