import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { PublicCall } from '@/src/server/public-call'
import { rest } from '@/src/testing/rest'

export type Asked = {
  token?: string
  profileId: string
  host: string
  headers?: Record<string, string>
  /** What stands for the ids of the path; ids that nobody has when not set. */
  ids?: Readonly<Record<string, string>>
}

/** Makes a call with what fits its schemas, as far as they let through what is made up. */
export function askSample(
  call: PublicCall,
  { token, profileId, host, headers = {}, ids = {} }: Asked,
) {
  const path = call.path
    .replace(':profileId', profileId)
    .replace(/:(\w+)/g, (_, name: string) => ids[name] ?? randomUUID())
  const asked = {
    // What is missing would be said before whose it is.
    ...((call.account === 'owner' || call.account === 'key') && call.query && sample(call.query)),
    ...(namesProfile(call.query) && { profileId }),
  }
  const plain = Object.entries(asked).filter(([, value]) => typeof value !== 'object')
  const query = `?${new URLSearchParams(plain.map(([key, value]) => [key, String(value)]))}`
  const body = call.body && { ...sample(call.body), ...(namesProfile(call.body) && { profileId }) }
  return rest<{ code?: string }>(call.method.toUpperCase(), `/api${path}${query}`, {
    token,
    body,
    host,
    headers,
  })
}

/** Whether it says for itself which site it is about. */
export function namesProfile(schema: z.ZodType | undefined): boolean {
  return Boolean(schema && 'profileId' in (propertiesOf(schema) ?? {}))
}

type Property = {
  type?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  examples?: unknown[]
  required?: string[]
  items?: Property
  minItems?: number
  properties?: Record<string, Property>
  anyOf?: Property[]
}

function propertiesOf(schema: z.ZodType): Record<string, Property> | undefined {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  // Of several forms the first.
  const [first] = [json, ...(json.oneOf ?? []), ...(json.anyOf ?? [])].filter(hasProperties)
  return first?.properties as Record<string, Property> | undefined
}

const hasProperties = (json: unknown): json is { properties: unknown } =>
  typeof json === 'object' && json !== null && 'properties' in json

/** A body with something fitting in each plain field. */
function sample(schema: z.ZodType): Record<string, unknown> {
  return sampleOfEach(propertiesOf(schema) ?? {})
}

function sampleOfEach(properties: Record<string, Property>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]) => {
      const value = sampleOf(property)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function sampleOf(property: Property): unknown {
  const { type, format, enum: options, const: only, examples, required } = property
  if (examples) {
    return examples[0]
  }
  if (only !== undefined) {
    return only
  }
  if (options) {
    return options[0]
  }
  if (property.anyOf) {
    const [first] = property.anyOf
    return property.anyOf.some((each) => each.type === 'null') ? null : first && sampleOf(first)
  }
  if (type === 'object') {
    return required ? sampleOfEach(property.properties ?? {}) : {}
  }
  if (format === 'date') {
    return '2099-01-01'
  }
  if (format === 'date-time') {
    return '2099-01-01T00:00:00.000Z'
  }
  if (type === 'string') {
    return format === 'uuid' || format === 'guid'
      ? randomUUID()
      : format === 'email'
        ? 'ada@example.com'
        : 'A long enough text'
  }
  if (type === 'array') {
    return property.items && property.minItems ? [sampleOf(property.items)] : []
  }
  return { boolean: true, integer: 1, number: 1 }[type ?? '']
}
