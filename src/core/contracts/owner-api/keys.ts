import { z } from 'zod'
import { keyScopes } from '@/src/core/access/key-scopes'
import { id } from '@/src/core/contracts/ids'
import { apiKeyMessages } from '@/src/core/messages/api-keys'
import { studioLimits } from '@/src/core/studio-limits'

const { nameMax, originsMax } = studioLimits.apiKeys

export const keysPath = z.object({ profileId: id })
export const keyPath = z.object({ profileId: id, keyId: id })

const fields = {
  name: z
    .string()
    .trim()
    .min(1, apiKeyMessages.nameMissing)
    .max(nameMax, apiKeyMessages.nameTooLong),
  scopes: z
    .array(z.enum(keyScopes))
    .min(1, apiKeyMessages.scopeMissing)
    .max(keyScopes.length)
    .refine((scopes) => new Set(scopes).size === scopes.length),
}

const isToCome = (day: string) => day > new Date().toISOString().slice(0, 10)

/** The day until which it works, in a form; empty for no end. */
const untilForm = z
  .union([z.literal(''), z.iso.date()], apiKeyMessages.dayOver)
  .refine((day) => day === '' || isToCome(day), apiKeyMessages.dayOver)
  .meta({ examples: [''] })

export const newKeyBody = z.strictObject({ ...fields, until: untilForm })
export type NewKeyBody = z.output<typeof newKeyBody>

const apiKey = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** Its first letters. */
  start: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  createdAt: z.string(),
  /** Empty when they are gone. */
  createdBy: z.string(),
  lastUsedAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  isExpired: z.boolean(),
})
export type ApiKeyView = z.infer<typeof apiKey>

export const keysAnswer = z.strictObject({ keys: z.array(apiKey), origins: z.array(z.string()) })
export type KeysAnswer = z.infer<typeof keysAnswer>

/** The key itself, this once. */
export const newKeyAnswer = z.strictObject({ id: z.uuid(), key: z.string() })
export type NewKeyAnswer = z.infer<typeof newKeyAnswer>

/** `https://example.com`, as browsers send it. Without encryption only on one's own machine. */
const origin = z.string().trim().refine(isOrigin, apiKeyMessages.originWrong)

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) {
    return false
  }
  const { origin, protocol, hostname } = new URL(text)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  return origin === text && (protocol === 'https:' || (protocol === 'http:' && isLocal))
}

export const originsBody = z.strictObject({
  origins: z
    .array(origin.meta({ examples: ['https://example.com'] }))
    .max(originsMax, apiKeyMessages.originsTooMany)
    .transform((origins) => [...new Set(origins)]),
})
