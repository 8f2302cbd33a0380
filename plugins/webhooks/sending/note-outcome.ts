import type { PayloadRequest } from 'payload'
import type { Claimed, DueDelivery } from '@/plugins/webhooks/sending/claim'
import { isLastTry } from '@/plugins/webhooks/sending/tries'
import { measurementPath, webhooksPath } from '@/src/admin/studio-paths'
import type { Attempt } from '@/src/core/contracts/webhooks/endpoints'
import { testEvent } from '@/src/core/contracts/webhooks/events'
import { env } from '@/src/core/env'
import { companyNames } from '@/src/core/measurement/companies'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import { cacheTags, revalidateTags } from '@/src/server/caching/cache-tags'
import { prepareMail } from '@/src/server/mail/compose-template'
import { siteStaff } from '@/src/server/owner'
import { ofBuyer } from '@/src/server/remove-deliveries'
import { runSql, withTx } from '@/src/server/transaction'

const { attemptsKept } = studioLimits.webhooks

/** A webhook that fails is left alone for as long, for each failure in a row, up to the most. */
const rest = { seconds: 5, mostSeconds: 60 }

/** It said that it is gone for good. */
const gone = 410

/** Writes down what came of a try. */
export async function noteOutcome(
  req: PayloadRequest,
  endpoint: Claimed,
  delivery: DueDelivery,
  attempt: Attempt,
): Promise<void> {
  if (attempt.problem === '') {
    await withTx(req, async () => {
      await runSql(req)`
        update webhook_endpoints set failures = 0, rests_until = null, last_success_at = now(), updated_at = now()
        where id = ${endpoint.id}`
      await addAttempt(req, endpoint, delivery, attempt, 'sent')
    })
    return
  }
  const isTest = delivery.type === testEvent
  const isLast = isLastTry(delivery.tries, isTest)
  const isGone = attempt.status === gone
  await withTx(req, async () => {
    await runSql(req)`
      update webhook_endpoints set failures = failures + 1, updated_at = now(),
        rests_until = now() + make_interval(secs => least(${rest.mostSeconds}, ${rest.seconds} * (failures + 1))::float)
      where id = ${endpoint.id} and not ${isTest}`
    await addAttempt(req, endpoint, delivery, attempt, isLast || isGone ? 'failed' : 'waiting')
  })
  if (isGone) {
    await switchOff(req, endpoint, 'gone')
  } else if (isLast && !isTest && !(await hasAcceptedSince(req, endpoint, delivery))) {
    await switchOff(req, endpoint, 'failing')
  }
}

/** Its buyer may have taken the consent back while it was sent. */
async function addAttempt(
  req: PayloadRequest,
  { format }: Claimed,
  { id, attempts }: DueDelivery,
  attempt: Attempt,
  state: 'sent' | 'failed' | 'waiting',
): Promise<void> {
  const kept = [...(attempts ?? []), attempt].slice(-attemptsKept)
  await runSql(req)`
    update webhook_deliveries set attempts = ${JSON.stringify(kept)}::jsonb,
      data = case when ${format !== 'webhook' && state !== 'waiting'}
        then data - ${`{${ofBuyer.join(',')}}`}::text[] else data end,
      state = case when state = 'withdrawn' and ${state !== 'sent'} then state
        else ${state}::enum_webhook_deliveries_state end
    where id = ${id}`
}

/** Then it is only this one that it does not take. */
async function hasAcceptedSince(
  req: PayloadRequest,
  { id }: Claimed,
  { occurredAt }: DueDelivery,
): Promise<boolean> {
  const rows = await runSql(req)`
    select 1 from webhook_endpoints where id = ${id} and last_success_at >= ${new Date(occurredAt).toISOString()}`
  return rows.length > 0
}

/** Nothing is sent to it any more, and its artist is told once. */
async function switchOff(
  req: PayloadRequest,
  { id, profileId, format, url }: Claimed,
  by: 'failing' | 'gone',
): Promise<void> {
  const mail = await prepareMail(profileId, 'webhook-stopped')
  const staff = await siteStaff(req, profileId, 'webhooks')
  await withTx(req, async () => {
    const [stopped] = await runSql(req)<{ at: string }>`
      update webhook_endpoints set disabled_at = now(), disabled_by = ${by}, updated_at = now()
      where id = ${id} and disabled_at is null returning disabled_at::text as at`
    if (!stopped) {
      return
    }
    if (format !== 'webhook') {
      await revalidateTags(req, cacheTags.storeRules(profileId))
    }
    const { mailGone, mailFailing } = ownerMessages.webhooks
    const { admin } = req.payload.config.routes
    for (const { email } of staff) {
      await mail.queue(req, {
        to: email,
        about: { type: slugs.webhookEndpoints, id },
        dedupeKey: `webhook-stopped:${id}:${stopped.at}:${email}`,
        values: {
          'webhook.host': format === 'webhook' ? new URL(url).host : companyNames[format],
          'webhook.why': by === 'gone' ? mailGone : mailFailing,
          'admin.url': `${env().adminOrigin}${admin}${format === 'webhook' ? webhooksPath : measurementPath}/${id}`,
        },
      })
    }
  })
}
