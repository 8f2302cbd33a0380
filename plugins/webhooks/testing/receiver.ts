import type { Payload } from 'payload'
import type { WebhookSecretAnswer } from '@/src/core/contracts/webhooks/endpoints'
import { type WebhookEvent, webhookEventNames } from '@/src/core/contracts/webhooks/events'
import type { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'

type Tenant = Pick<Awaited<ReturnType<typeof createTenant>>, 'profile' | 'owner'>

export const webhooksUrl = ({ profile }: Tenant) => `/api/profiles/${profile.id}/webhooks`

/** A webhook of a site, made by its owner. */
export async function createWebhook(
  site: Tenant,
  url = 'https://receiver.example.com/hook',
  events: readonly WebhookEvent[] = webhookEventNames,
): Promise<WebhookSecretAnswer> {
  const { status, json, text } = await rest<WebhookSecretAnswer>('POST', webhooksUrl(site), {
    token: site.owner.token,
    body: { url, events },
  })
  if (status !== 201) {
    throw new Error(`No webhook: ${text}`)
  }
  return json
}

export type StoredDelivery = {
  id: string
  event: string
  type: WebhookEvent
  data: Record<string, unknown>
  state: string
  tries: number
  attempts: { status: number | null; problem: string; answer: string }[] | null
  /** Seconds from the last change of the row, by a try or a plan, to the next try. */
  wait: number
}

/** What is to be sent to a webhook, and was, the oldest first. */
export async function deliveriesOf({ db }: Payload, endpointId: string): Promise<StoredDelivery[]> {
  const { rows } = await db.pool.query<StoredDelivery>(
    `select id, event, type, data, state, tries::int, attempts,
       extract(epoch from next_try_at - updated_at)::float as wait
     from webhook_deliveries where endpoint_id = $1 order by created_at, occurred_at, type`,
    [endpointId],
  )
  return rows
}

/** As if all waits were over. */
export async function letWebhooksBeDue({ db }: Payload): Promise<void> {
  await db.pool.query(
    `update webhook_deliveries set next_try_at = now() - interval '1 second' where occurred_at <= now()`,
  )
  await db.pool.query(`update webhook_endpoints set rests_until = null, claimed_until = null`)
}
