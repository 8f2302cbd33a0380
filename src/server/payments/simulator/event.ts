import { createHmac } from 'node:crypto'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { StripeObject } from '@/src/server/payments/simulator/books/world'

type EventParts = {
  id: string
  type: string
  object: StripeObject
  /** '' for the platform's own. */
  account: string
  /** Unix seconds. */
  created: number
}

/** What is sent to a webhook, and listed. */
export const composeEvent = ({ id, type, object, account, created }: EventParts) => ({
  id,
  object: 'event' as const,
  api_version: '2026-10-28.endive',
  created,
  livemode: 'livemode' in object ? object.livemode : false,
  pending_webhooks: 1,
  request: null,
  type,
  ...(account && { account }),
  data: { object },
})

export type SimulatedEvent = ReturnType<typeof composeEvent>

/** Where events go, and what they are signed with. Two secrets while one is being changed. */
export type WebhookTarget = {
  url: string
  /** Whose site it is, when that is not the one of the address. */
  host?: string
  secret: string | readonly string[]
}

/** The value of `Stripe-Signature`. */
export function signEvent(
  rawBody: string,
  secret: WebhookTarget['secret'],
  timestamp = Math.floor(Date.now() / 1000),
): string {
  const signatures = [secret].flat().map((each) => {
    const v1 = createHmac('sha256', each).update(`${timestamp}.${rawBody}`).digest('hex')
    return `v1=${v1}`
  })
  return [`t=${timestamp}`, ...signatures].join(',')
}

/** @returns whether the webhook took it within 10 s */
export function postEvent(
  { url, host, secret }: WebhookTarget,
  rawBody: string,
  secondsAhead = 0,
): Promise<boolean> {
  const timestamp = Math.floor(Date.now() / 1000) + secondsAhead
  const send = url.startsWith('https:') ? requestHttps : requestHttp
  return new Promise((resolve) => {
    const call = send(
      url,
      {
        method: 'POST',
        timeout: 10_000,
        headers: {
          ...(host && { host }),
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(rawBody),
          'stripe-signature': signEvent(rawBody, secret, timestamp),
        },
      },
      (response) => {
        response.resume()
        const { statusCode = 0 } = response
        response.on('end', () => resolve(statusCode >= 200 && statusCode < 300))
      },
    )
    call.on('timeout', () => call.destroy())
    call.on('error', () => resolve(false))
    call.end(rawBody)
  })
}
