import type { Endpoint } from 'payload'
import { z } from 'zod'
import { errorCodes } from '@/src/core/errors'
import { type PublicCall, publicCallOf } from '@/src/server/public-call'

type Json = Record<string, unknown>

/** Of the contract, not of the program: a caller need not care which release answers. */
const info = {
  title: 'Bandstand',
  version: '1.0.0',
  description:
    'The calls of visitors and their browsers. The site is that of the Host header. Amounts are dollars.',
}

/**
 * The public calls as an OpenAPI 3.1 document, made from the same schemas that check requests.
 *
 * @param endpoints all endpoints below `/api`; those that are not public calls are left out
 */
export function openApiDocument(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const call = publicCallOf(endpoint)
    if (call) {
      const path = `/api${call.path.replace(/:(\w+)/g, '{$1}')}`
      paths[path] = { ...paths[path], [call.method]: operationOf(call) }
    }
  }
  return {
    openapi: '3.1.0',
    info,
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
  const parameters = [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')]
  return {
    summary: call.summary,
    operationId: operationIdOf(call),
    ...(call.account && {
      security: [...(call.account === 'optional' ? [{}] : []), { visitor: [] }],
    }),
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && { requestBody: { required: true, content: jsonOf(call.body, 'input') } }),
    responses: {
      [call.status]: {
        description: call.status === 204 ? 'Done' : 'Success',
        ...(call.answer && { content: jsonOf(call.answer, 'output') }),
      },
      ...Object.fromEntries(
        failuresOf(call).map(([status, description]) => [status, failure(description)]),
      ),
    },
  }
}

function failuresOf({
  body,
  query,
  params,
  account,
  isRateLimited,
}: PublicCall): [number, string][] {
  return [
    ...(body || query ? [[400, 'Malformed or invalid'] as [number, string]] : []),
    ...(account === 'required' ? [[401, 'Not signed in'] as [number, string]] : []),
    ...(params || body || query ? [[404, 'Unknown, or of another site'] as [number, string]] : []),
    ...(body ? [[413, 'Too large'] as [number, string]] : []),
    ...(isRateLimited ? [[429, 'Too many attempts; see Retry-After'] as [number, string]] : []),
  ]
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
function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
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

function jsonOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  return { 'application/json': { schema: schemaOf(schema, io) } }
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output' = 'output'): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}
