import { z } from 'zod'
import { keyScopes, scopeWords } from '@/src/core/access/key-scopes'
import { webhookBody, webhookEventNames, webhookEvents } from '@/src/core/contracts/webhooks/events'
import { errorCodes } from '@/src/core/errors'
import {
  bodyTypes,
  type CallSource,
  failureStatusesOf,
  type PublicCall,
  publicCallsOf,
} from '@/src/server/public-call'

type Json = Record<string, unknown>

/** Schemas that several calls share, by the `id` of their `meta`, those of what is sent with `Input` behind it; else by their call. */
type Named = Record<string, Json>

/** Of the contract, not of the program: a caller need not care which release answers. */
const info = {
  title: 'Bandstand',
  version: '1.0.0',
  description:
    'The calls of visitors and artists. The site is that of the Host header, except for calls of its owner. Below /api/v1 it is that of the key: these calls stay as they are, are the same at every host, answer lists with the cursor `next`, and take an Idempotency-Key for what is posted. Amounts are dollars; in names that end with Minor they are cents. Every call is limited: RateLimit-Policy and RateLimit say by how much, and what is left.',
}

/**
 * The public calls as an OpenAPI 3.1 document, made from the same schemas that check requests.
 *
 * @param config what holds the endpoints; those that are not public calls are left out
 */
export function openApiDocument(config: CallSource): Json {
  const known = documents.get(config)
  if (known) {
    return known
  }
  const paths: Record<string, Json> = {}
  const named: Named = { Error: schemaOf(errorBody, 'output', {}) }
  for (const call of publicCallsOf(config)) {
    const path = `/api${call.path.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [call.method]: operationOf(call, named) }
  }
  const document = {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/' }],
    paths,
    webhooks: describedWebhooks(named),
    components: {
      schemas: named,
      securitySchemes: {
        visitor: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: '`JWT <token>`, with the token of sign-up or login',
        },
        owner: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: '`JWT <token>`, with the token of `POST /api/users/login`; or its cookie',
        },
        key: {
          type: 'http',
          scheme: 'bearer',
          description: `A key of the site, made under Settings → API keys. Its scopes: ${keyScopes
            .map((scope) => `\`${scope}\` ${scopeWords(scope).may}`)
            .join(' ')}`,
        },
      },
    },
  }
  documents.set(config, document)
  return document
}

/** It takes a good part of a second to make one. */
const documents = new WeakMap<CallSource, Json>()

const errorBody = z.object({
  message: z.string().describe('May be shown to the visitor'),
  code: z.enum(errorCodes),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  requestId: z.string(),
})

function operationOf(call: PublicCall, named: Named): Json {
  const parameters = [
    // One schema may serve a path with and without its last part.
    ...parametersOf(call.params, 'path', named).filter(({ name }) =>
      call.path.includes(`:${name}`),
    ),
    ...parametersOf(call.query, 'query', named),
    ...parametersOf(call.headers, 'header', named),
  ]
  return {
    summary: call.summary,
    operationId: operationIdOf(call),
    security: securityOf(call),
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && { requestBody: { required: true, content: bodyOf(call, named) } }),
    responses: {
      [call.status]: {
        description: successes[call.status] ?? 'Success',
        ...contentOf(call, named),
      },
      ...Object.fromEntries(
        failureStatusesOf(call).map((status) => [status, failure(failures[status] ?? 'Failed')]),
      ),
    },
  }
}

/** What a site sends to the addresses that its artist names under Settings → Webhooks. */
function describedWebhooks(named: Named): Json {
  const headers = Object.entries(webhookHeaders).map(([name, description]) => ({
    ...{ name, description, in: 'header', required: true },
    schema: { type: 'string' },
  }))
  const described = webhookEventNames.map((name) => {
    const title = name.replace(/(?:^|[._])(\w)/g, (_all, letter: string) => letter.toUpperCase())
    const schema = schemaOf(webhookBody(name), 'output', named, `${title}Event`)
    const post = {
      summary: webhookEvents[name].about,
      operationId: `told${title}`,
      security: [],
      parameters: headers,
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: {
        '2XX': {
          description: 'Accepted, within ten seconds. Anything else is tried again for three days',
        },
        410: { description: 'Gone for good: the webhook is switched off' },
      },
    }
    return [name, { post }]
  })
  return Object.fromEntries(described)
}

/** Of Standard Webhooks, whose libraries check them. */
const webhookHeaders = {
  'webhook-id': 'Of the event, the same each time that it is sent',
  'webhook-timestamp': 'Of this try, in seconds',
  'webhook-signature':
    '`v1,` and the HMAC-SHA256 of `id.timestamp.body` by the secret, in base64; several with spaces between them while a new secret replaces another',
}

function securityOf({ account, scope }: PublicCall): Json[] {
  if (!account) {
    return []
  }
  if (account === 'key') {
    return [{ key: [scope] }]
  }
  if (account === 'owner') {
    return [{ owner: [] }]
  }
  return [...(account === 'optional' ? [{}] : []), { visitor: [] }]
}

function contentOf(call: PublicCall, named: Named): Json {
  const { answer, status } = call
  if (answer) {
    return {
      content: {
        'application/json': { schema: schemaOf(answer, 'output', named, `${nameOf(call)}Answer`) },
      },
    }
  }
  // An empty schema is any sequence of bytes.
  return status === 200 ? { content: { '*/*': { schema: {} } } } : {}
}

const successes: Readonly<Record<number, string>> = {
  204: 'Done',
  303: 'Leads to a page that says how it went, also when it did not go well',
}

const failures: Readonly<Record<number, string>> = {
  400: 'Malformed or invalid',
  401: 'Not signed in, or with wrong credentials',
  403: 'Not allowed',
  404: 'Unknown, or of another site',
  409: 'Not possible as things are; `code` says why',
  413: 'Too large',
  415: 'Of a kind that is not supported',
  416: 'The file has no such part',
  422: 'Cannot be done as asked; `code` says why, as when an Idempotency-Key was used for something else',
  429: 'Too many attempts; see Retry-After',
  503: 'Briefly unavailable; see Retry-After',
}

function failure(description: string): Json {
  return {
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  }
}

/** `POST /public/polls/:pollId/vote` → `postPublicPollsPollIdVote`. */
function operationIdOf({ method, path }: PublicCall): string {
  return (
    method + path.replace(/[^a-z0-9]+([a-z0-9])/gi, (_all, letter: string) => letter.toUpperCase())
  )
}

/** Nested objects of a query are written `filter[query]=…`. */
function parametersOf(
  schema: z.ZodType | undefined,
  place: 'path' | 'query' | 'header',
  named: Named,
): Json[] {
  if (!schema) {
    return []
  }
  const { properties = {}, required = [] } = schemaOf(schema, 'input', named) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(property.type === 'object' && { style: 'deepObject', explode: true }),
    schema: property,
  }))
}

function bodyOf(call: PublicCall, named: Named): Json {
  const { body, bodyKind = 'json' } = call
  return body
    ? { [bodyTypes[bodyKind]]: { schema: schemaOf(body, 'input', named, `${nameOf(call)}Body`) } }
    : {}
}

/** `PostPublicPollsPollIdVote`: an answer or body that has no name of its own is called by its call. */
function nameOf(call: PublicCall): string {
  const id = operationIdOf(call)
  return id.charAt(0).toUpperCase() + id.slice(1)
}

/** Puts the schemas that have a name beside the others, and refers to them. */
function schemaOf(
  schema: z.ZodType,
  io: 'input' | 'output',
  named: Named,
  fallback?: string,
): Json {
  const suffix = io === 'input' ? 'Input' : ''
  const id = z.globalRegistry.get(schema)?.id
  const name = id ? `${id}${suffix}` : fallback
  const text = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }))
    // What refers to itself is given a name, which is another's as well.
    .replaceAll('__schema', `${name ?? ''}Part`)
  const {
    $schema: _dialect,
    $defs = {},
    ...json
  }: Json & { $defs?: Named } = JSON.parse(
    text.replace(/"#\/\$defs\/(\w+)"/g, `"#/components/schemas/$1${suffix}"`),
  )
  for (const [name, definition] of Object.entries($defs)) {
    named[`${name}${suffix}`] = definition
  }
  if (!name || json.$ref) {
    return json
  }
  named[name] = json
  return { $ref: `#/components/schemas/${name}` }
}
