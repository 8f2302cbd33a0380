import type { Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'
import { idParams } from '@/src/core/contracts/ids'
import type { ErrorCode } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import type { Page } from '@/src/payload-types'
import { countAttempt } from '@/src/server/http/rate-limit'
import { requireOwnDocument, requireOwner } from '@/src/server/owner'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

/** Parameters of a route, the page's id among them. */
type Params = z.ZodType<{ id: string }>

type Options<Body extends z.ZodType | undefined, Parameters extends Params> = {
  method: Endpoint['method']
  /** Below `/api/pages`, beginning with `/:id`. */
  path: `/:id/${string}`
  summary: string
  answer?: z.ZodType
  body?: Body
  params?: Parameters
  /** What may go wrong besides the caller having no such page. */
  failures?: readonly ErrorCode[]
  run: (input: {
    req: PayloadRequest
    body: Body extends z.ZodType ? z.output<Body> : undefined
    params: z.output<Parameters>
    /** The live page, or what it was before it ever went live; never a later draft. */
    page: Page
    owner: { id: string }
  }) => Promise<unknown>
}

/**
 * A call that the editor makes about one page. Only those who work for its profile reach `run`;
 * to everybody else who is signed in there is no such page.
 */
export function definePageEndpoint<
  Body extends z.ZodType | undefined = undefined,
  Parameters extends Params = typeof idParams,
>({ run, params, failures = [], ...options }: Options<Body, Parameters>): Endpoint {
  return definePublicEndpoint({
    ...options,
    params: params ?? (idParams as unknown as Parameters),
    failures: ['NOT_SIGNED_IN', 'NOT_FOUND', 'TOO_MANY_REQUESTS', ...failures],
    run: async ({ req, body, params }) => {
      const owner = requireOwner(req)
      await countAttempt({ payload: req.payload, limit: 'pageCall', by: [owner.id] })
      const given = params as z.output<Parameters>
      const page = await requireOwnDocument(req, slugs.pages, given.id)
      const parsed = body as Body extends z.ZodType ? z.output<Body> : undefined
      return run({ req, body: parsed, params: given, page, owner })
    },
  })
}
