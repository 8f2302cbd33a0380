import type { Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'
import { idParams } from '@/src/core/contracts/ids'
import type { ErrorCode } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import type { Page } from '@/src/payload-types'
import { requireOwnDocument, requireOwner } from '@/src/server/owner'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

/** Parameters of a route, the page's id among them. */
type Params = z.ZodType<{ id: string }>

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

type Options<
  Body extends z.ZodType | undefined,
  Query extends z.ZodType | undefined,
  Parameters extends Params,
> = {
  method: Endpoint['method']
  /** Below `/api/pages`, beginning with `/:id`. */
  path: `/:id/${string}`
  summary: string
  answer?: z.ZodType
  body?: Body
  /** Largest body in bytes, where that of a page is sent along. */
  maxBytes?: number
  query?: Query
  params?: Parameters
  /** Whether `run` gets the newest draft instead of the live page. */
  draft?: boolean
  /** What may go wrong besides the caller having no such page. */
  failures?: readonly ErrorCode[]
  run: (input: {
    req: PayloadRequest
    body: Parsed<Body>
    query: Parsed<Query>
    params: z.output<Parameters>
    /** The live page, or what it was before it ever went live; a later draft only where asked for. */
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
  Query extends z.ZodType | undefined = undefined,
  Parameters extends Params = typeof idParams,
>({ run, params, draft, failures = [], ...options }: Options<Body, Query, Parameters>): Endpoint {
  return definePublicEndpoint({
    ...options,
    params: params ?? (idParams as unknown as Parameters),
    failures,
    subject: 'pages',
    rateLimit: 'pageCall',
    run: async ({ req, body, query, params }) => {
      const owner = requireOwner(req)
      const given = params as z.output<Parameters>
      const page = await requireOwnDocument(req, slugs.pages, given.id, { draft })
      const parsed = { body: body as Parsed<Body>, query: query as Parsed<Query> }
      return run({ req, ...parsed, params: given, page, owner })
    },
  })
}
