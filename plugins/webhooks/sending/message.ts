import { parsedOrNull } from '@/plugins/webhooks/measurement/format'
import { measurementMessages } from '@/plugins/webhooks/measurement/measurement-messages'
import { openToken } from '@/plugins/webhooks/measurement/tokens'
import { formats, measurementBodyOf } from '@/plugins/webhooks/measurement/told-purchase'
import { signedHeaders } from '@/plugins/webhooks/secrets'
import type { Claimed, DueDelivery } from '@/plugins/webhooks/sending/claim'
import { hideSecret } from '@/plugins/webhooks/sending/hide-secret'
import { webhookBodyOf } from '@/plugins/webhooks/webhook-body'
import { testEvent } from '@/src/core/contracts/webhooks/events'
import { type Company, companyNames } from '@/src/core/measurement/companies'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { siteOrigin } from '@/src/server/tenancy'

/** What is sent in one try, and how its answer is read. */
export type Message = {
  url: string
  body: string
  headers: Record<string, string>
  /** Somebody of the site entered the address. */
  isEntered: boolean
  /** What an answer may hold that nobody is to read. */
  hides?: string
  /** Why the receiver refuses it though it answers, in words for the artist. */
  refusalIn?: (answer: string, status: number) => string
  /** So much of the answer is read, when it is more than is kept. */
  mostBytes?: number
}

/** Of companies, whose answers have to be read as a whole. */
const mostBytesOfCompany = 64 * 1024

/** @returns null when the secret of the installation is another one since the receiver's was stored */
export async function messageTo(
  endpoint: Claimed,
  delivery: DueDelivery,
  at: Date,
): Promise<Message | null> {
  const { format, url, secrets } = endpoint
  if (format !== 'webhook') {
    return measurementMessage(format, endpoint, delivery)
  }
  const body = (await bodyFor(endpoint))(delivery)
  const headers = orNull(() => signedHeaders(secrets, { id: delivery.event, at, body }))
  return headers && { url, body, headers, isEntered: true }
}

type Told = Pick<DueDelivery, 'event' | 'type' | 'occurredAt' | 'data'>

/** What somebody is sent of deliveries, each time the same. */
export async function bodyFor({
  profileId,
  format,
  pixelId,
}: Pick<Claimed, 'profileId' | 'format' | 'pixelId'>): Promise<(told: Told) => string> {
  if (format === 'webhook') {
    return webhookBodyOf
  }
  const given = { pixelId: pixelId ?? '', origin: (await siteOrigin(profileId)) ?? '' }
  return (told) => measurementBodyOf(format, told, given)
}

async function measurementMessage(
  company: Company,
  endpoint: Claimed,
  delivery: DueDelivery,
): Promise<Message | null> {
  const { pixelId, url, secrets } = endpoint
  const token = orNull(() => openToken(secrets[0] ?? ''))
  if (!token || !pixelId) {
    return null
  }
  const { requestOf, refusalIn, saysInBody } = formats[company]
  const isTest = delivery.type === testEvent
  const { path, headers = {} } = requestOf({ pixelId, token, isTest })
  return {
    url: `${url}${path}`,
    body: (await bodyFor(endpoint))(delivery),
    headers,
    isEntered: false,
    hides: token,
    mostBytes: mostBytesOfCompany,
    refusalIn: (answer, status) => {
      const isUnread = status === 200 && saysInBody(isTest) && !parsedOrNull(answer)
      const why = isUnread ? measurementMessages.unreadable : refusalIn(answer)
      return why && ownerMessages.measurement.refused(companyNames[company], hideSecret(why, token))
    },
  }
}

function orNull<Value>(read: () => Value): Value | null {
  try {
    return read()
  } catch {
    return null
  }
}
