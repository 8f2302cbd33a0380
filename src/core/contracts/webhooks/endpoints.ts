import { z } from 'zod'
import { id } from '@/src/core/contracts/ids'
import { webhookEventNames } from '@/src/core/contracts/webhooks/events'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'

const words = ownerMessages.webhooks

export const webhooksPathParams = z.object({ profileId: id })
export const webhookPathParams = webhooksPathParams.extend({ endpointId: id })
export const deliveryPathParams = webhookPathParams.extend({ deliveryId: id })

/** Without encryption only on one's own machine; the server refuses that where it is not one. */
function isWebhookUrl(text: string): boolean {
  if (!URL.canParse(text)) {
    return false
  }
  const { protocol, hostname, username, password } = new URL(text)
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1'
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLocal)
  return isSafe && hostname !== '' && username === '' && password === ''
}

/** Which events go to which address. */
export const webhookBodyOfOwner = z.strictObject({
  url: z
    .string()
    .trim()
    .min(1, words.urlMissing)
    .max(studioLimits.webhooks.urlMax, words.urlTooLong)
    .refine(isWebhookUrl, words.urlWrong)
    .meta({ examples: ['https://example.com/webhook'] }),
  events: z
    .array(z.enum(webhookEventNames))
    .min(1, words.eventMissing)
    .max(webhookEventNames.length)
    .transform((events) => webhookEventNames.filter((name) => events.includes(name))),
})
export type WebhookFields = z.output<typeof webhookBodyOfOwner>

export const switchBody = z.strictObject({ isOn: z.boolean() })

/** Who switched it off: somebody of the site, or nobody answered for days, or it said that it is gone. */
export const switchedOffBy = ['owner', 'failing', 'gone'] as const

/** How somebody who is told of things takes them. */
export const endpointState = z.strictObject({
  id: z.uuid(),
  createdAt: z.string(),
  lastSuccessAt: z.string().nullable(),
  disabledAt: z.string().nullable(),
  disabledBy: z.enum(switchedOffBy).nullable(),
  waiting: z.int().describe('Deliveries that are due or will be tried again'),
  failed: z.int(),
})
export type EndpointState = z.infer<typeof endpointState>

const endpoint = endpointState.extend({ url: z.string(), events: z.array(z.string()) })
export type WebhookView = z.infer<typeof endpoint>

export const webhooksAnswer = z.strictObject({ webhooks: z.array(endpoint) })
export type WebhooksAnswer = z.infer<typeof webhooksAnswer>

/** The secret, this once. */
export const webhookSecretAnswer = z.strictObject({ id: z.uuid(), secret: z.string() })
export type WebhookSecretAnswer = z.infer<typeof webhookSecretAnswer>

/** One try to send something. */
const attempt = z.strictObject({
  at: z.string(),
  status: z.int().nullable().describe('Of HTTP; null when nothing answered'),
  ms: z.int(),
  answer: z.string().describe('The beginning of what was answered'),
  problem: z.string().describe('Why it counts as failed; empty when it was accepted'),
})
export type Attempt = z.infer<typeof attempt>

/** `withdrawn`: a company may have it, but its buyer took the consent back before it answered that it has. */
export const deliveryStates = ['waiting', 'sent', 'failed', 'withdrawn'] as const

const delivery = z.strictObject({
  id: z.uuid(),
  event: z.string(),
  type: z.string(),
  state: z.enum(deliveryStates),
  occurredAt: z.string(),
  nextTryAt: z.string().nullable(),
  tries: z.int(),
  attempts: z.array(attempt),
  body: z.string().describe('What is sent'),
})
export type DeliveryView = z.infer<typeof delivery>

export const deliveriesQuery = z.object({
  state: z.enum(deliveryStates).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})

export const deliveriesAnswer = z.strictObject({
  deliveries: z.array(delivery),
  hasMore: z.boolean(),
})
export type DeliveriesAnswer = z.infer<typeof deliveriesAnswer>
