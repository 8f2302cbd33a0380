import createFetchClient, { type Client, type Middleware } from 'openapi-fetch'
import type { components, paths } from './_generated/schema.js'

/** Everything that the API takes and answers, by name: `Schemas['Product']`. */
export type Schemas = components['schemas']

/** `client.GET('/api/public/products', { params: … })`; each path knows what it takes and answers. */
export type BandstandClient = Client<paths>

export type ClientOptions = {
  /** Where the site is: `https://luna.example.com`. */
  site: string
  /**
   * A key of the site, for the calls below `/api/v1`. On a server alone: in a browser everybody could read it.
   */
  key?: string
  /** Of a signed-in visitor, as signing up and logging in answer it; asked before each call. */
  visitorToken?: () => string | null | undefined
  /** In place of the global one. */
  fetch?: (request: Request) => Promise<Response>
}

/** Calls of one site. Nothing is kept, and no cookie is sent. */
export function createClient({ site, key, visitorToken, fetch }: ClientOptions): BandstandClient {
  const client = createFetchClient<paths>({
    baseUrl: site.replace(/\/+$/, ''),
    credentials: 'omit',
    ...(fetch && { fetch }),
  })
  client.use(authorization(key, visitorToken), idempotency)
  return client
}

/** The key goes to the calls of keys alone, and a visitor's token to the others. */
function authorization(
  key: string | undefined,
  visitorToken: ClientOptions['visitorToken'],
): Middleware {
  return {
    onRequest: ({ request, schemaPath }) => {
      const token = visitorToken?.()
      if (schemaPath.startsWith('/api/v1/')) {
        if (key) {
          request.headers.set('Authorization', `Bearer ${key}`)
        }
      } else if (token) {
        request.headers.set('Authorization', `JWT ${token}`)
      }
      return request
    },
  }
}

/**
 * What is posted to `/api/v1` is named, so that a proxy or a retry of `fetch` itself does nothing twice. Give a name of
 * your own to try again after a failure.
 */
const idempotency: Middleware = {
  onRequest: ({ request, schemaPath }) => {
    const isNamed = request.headers.has('Idempotency-Key')
    if (request.method === 'POST' && schemaPath.startsWith('/api/v1/') && !isNamed) {
      request.headers.set('Idempotency-Key', crypto.randomUUID())
    }
    return request
  },
}
