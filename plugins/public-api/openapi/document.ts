import { z } from 'zod'
import { errorCodes } from '@/src/core/errors'
import {
  type CallSource,
  failureStatusesOf,
  type PublicCall,
  publicCallsOf,
} from '@/src/server/public-call'

type Json = Record<string, unknown>

/** Of the contract, not of the program: a caller need not care which release answers. */
const info = {
  title: 'Bandstand',
  version: '1.0.0',
  description:
    'The calls of visitors and artists. The site is that of the Host header, except for calls of its owner. Amounts are dollars. Limited calls answer what is left in the headers RateLimit-Policy and RateLimit.',
}

/**
 * The public calls as an OpenAPI 3.1 document, made from the same schemas that check requests.
 *
 * @param config what holds the endpoints; those that are not public calls are left out
 */
export function openApiDocument(config: CallSource): Json {
  const paths: Record<string, Json> = {}
  for (const call of publicCallsOf(config)) {
    const path = `/api${call.path.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [call.method]: operationOf(call) }
  }
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody) },
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
      },
    },
  }
}

const errorBody = z.object({
  message: z.string().describe('May be shown to the visitor'),
  code: z.enum(errorCodes),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  requestId: z.string(),
})

function operationOf(call: PublicCall): Json {
  const parameters = [
    // One schema may serve a path with and without its last part.
    ...parametersOf(call.params, 'path').filter(({ name }) => call.path.includes(`:${name}`)),
    ...parametersOf(call.query, 'query'),
    ...parametersOf(call.headers, 'header'),
  ]
  return {
    summary: call.summary,
    operationId: operationIdOf(call),
    security: securityOf(call.account),
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && { requestBody: { required: true, content: bodyOf(call) } }),
    responses: {
      [call.status]: {
        description: successes[call.status] ?? 'Success',
        ...contentOf(call),
      },
      ...Object.fromEntries(
        failureStatusesOf(call).map((status) => [status, failure(failures[status] ?? 'Failed')]),
      ),
    },
  }
}

function securityOf(account: PublicCall['account']): Json[] {
  if (!account) {
    return []
  }
  if (account === 'owner') {
    return [{ owner: [] }]
  }
  return [...(account === 'optional' ? [{}] : []), { visitor: [] }]
}

function contentOf({ answer, status }: PublicCall): Json {
  if (answer) {
    return { content: jsonOf(answer) }
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
  422: 'The Idempotency-Key was used for another cart',
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
function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query' | 'header'): Json[] {
  if (!schema) {
    return []
  }
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
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

function bodyOf({ body, bodyKind }: PublicCall): Json {
  const type = bodyKind === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  return body ? { [type]: { schema: schemaOf(body, 'input') } } : {}
}

function jsonOf(schema: z.ZodType): Json {
  return { 'application/json': { schema: schemaOf(schema) } }
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output' = 'output'): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}
