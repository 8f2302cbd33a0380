import type { PayloadRequest } from 'payload'
import { mostTries, waits } from '@/plugins/webhooks/sending/tries'
import type { Attempt } from '@/src/core/contracts/webhooks/endpoints'
import type { Company } from '@/src/core/measurement/companies'
import { runSql } from '@/src/server/transaction'

/** Longer than {@link serveSeconds} and one answer together. */
const claimSeconds = 30

/** So long one webhook is served before another one has its turn. */
export const serveSeconds = 10

/** A webhook of which one sender has the use, until it is released or its time is over. */
export type Claimed = {
  id: string
  profileId: string
  format: 'webhook' | Company
  /** Of a company. */
  pixelId: string | null
  url: string
  /** Sealed, the newest first. */
  secrets: string[]
  claimedUntil: string
}

/** Takes a webhook for which something is due, of which nobody has the use, and which need not rest. */
export async function claimEndpoint(req: PayloadRequest): Promise<Claimed | null> {
  const [claimed] = await runSql(req)<Claimed>`
    update webhook_endpoints set claimed_until = now() + make_interval(secs => ${claimSeconds})
    where id = (
      select id from webhook_endpoints
      where disabled_at is null and coalesce(claimed_until < now(), true) and coalesce(rests_until < now(), true)
        and exists (
          select 1 from webhook_deliveries
          where webhook_deliveries.endpoint_id = webhook_endpoints.id
            and webhook_deliveries.state = 'waiting' and webhook_deliveries.next_try_at <= now())
      order by claimed_until nulls first limit 1 for update skip locked)
    returning id, profile_id as "profileId", format, pixel_id as "pixelId", url, claimed_until::text as "claimedUntil",
      case when former_secret_until > now() then jsonb_build_array(secret, former_secret)
        else jsonb_build_array(secret) end as secrets`
  return claimed ?? null
}

export async function releaseEndpoint(
  req: PayloadRequest,
  { id, claimedUntil }: Claimed,
): Promise<void> {
  // A moment ago and not nothing: others have their turn first.
  await runSql(req)`
    update webhook_endpoints set claimed_until = now() - interval '1 millisecond'
    where id = ${id} and claimed_until = ${claimedUntil}::timestamptz`
}

export type DueDelivery = {
  id: string
  event: string
  type: string
  data: unknown
  occurredAt: Date | string
  /** Those that were made, as far as they are kept. */
  attempts: Attempt[] | null
  /** With the one that is about to be made. */
  tries: number
}

/**
 * The delivery that is due next. The try is written down before it is made: if the process dies meanwhile, the next
 * one comes at its time.
 */
export async function takeDelivery(
  req: PayloadRequest,
  { id, claimedUntil }: Claimed,
): Promise<DueDelivery | null> {
  const [due] = await runSql(req)<DueDelivery>`
    update webhook_deliveries set tries = tries + 1, updated_at = now(),
      next_try_at = now() + make_interval(secs =>
        coalesce((${`{${waits.join(',')}}`}::int[])[least(tries + 1, ${mostTries - 1})::int], 60))
    where id = (
      select id from webhook_deliveries
      where endpoint_id = ${id} and state = 'waiting' and next_try_at <= now()
        and exists (
          select 1 from webhook_endpoints
          where webhook_endpoints.id = ${id} and webhook_endpoints.disabled_at is null
            and webhook_endpoints.claimed_until = ${claimedUntil}::timestamptz)
      order by next_try_at, occurred_at limit 1 for update)
    returning id, event, type, data, tries::int as tries, attempts, occurred_at as "occurredAt"`
  return due ?? null
}
