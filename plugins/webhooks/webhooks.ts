import type { PayloadRequest } from 'payload'
import { newSecret, sealSecret } from '@/plugins/webhooks/secrets'
import type { AuditAction } from '@/src/core/audit/audit-actions'
import type {
  WebhookFields,
  WebhookSecretAnswer,
  WebhookView,
} from '@/src/core/contracts/webhooks/endpoints'
import { env } from '@/src/core/env'
import { AppError, refusalOf } from '@/src/core/errors'
import { type Company, companyNames } from '@/src/core/measurement/companies'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import { cacheTags, revalidateTags } from '@/src/server/caching/cache-tags'
import { waitForTurn } from '@/src/server/database/locks'
import { requireOwner } from '@/src/server/owner'
import { recordAudit } from '@/src/server/record-audit'
import { runSql, withTx } from '@/src/server/transaction'

const { perSite, formerSecretHours } = studioLimits.webhooks
const words = ownerMessages.webhooks

type OfSite = { profileId: string }
type One = OfSite & { endpointId: string }
type Endpoint = WebhookView & { format: 'webhook' | Company; pixelId: string | null }
type Row = Omit<Endpoint, DateName> & Record<DateName, Date | string | null>
type DateName = 'createdAt' | 'lastSuccessAt' | 'disabledAt'

const iso = (at: Date | string | null) => at && new Date(at).toISOString()

type Asked = OfSite & { endpointId?: string | undefined }

/** The webhooks of a site. With the system's rights: ask first who may see them. */
export async function loadWebhooks(req: PayloadRequest, asked: Asked): Promise<WebhookView[]> {
  const rows = await loadEndpoints(req, { ...asked, isMeasurement: false })
  return rows.map(({ format, pixelId, ...webhook }) => webhook)
}

/** All whom a site tells of what happens: programs of its artist, or companies that measure ads. */
export async function loadEndpoints(
  req: PayloadRequest,
  { profileId, endpointId, isMeasurement }: Asked & { isMeasurement: boolean },
): Promise<Endpoint[]> {
  const rows = await runSql(req)<Row>`
    select w.id, w.format, w.pixel_id as "pixelId", w.url, w.events, w.created_at as "createdAt", w.last_success_at as "lastSuccessAt",
      w.disabled_at as "disabledAt", w.disabled_by as "disabledBy",
      (select count(*)::int from webhook_deliveries d where d.endpoint_id = w.id and d.state = 'waiting') as waiting,
      (select count(*)::int from webhook_deliveries d where d.endpoint_id = w.id and d.state = 'failed') as failed
    from webhook_endpoints w
    where w.profile_id = ${profileId} and (w.format <> 'webhook') = ${isMeasurement}
      and (${endpointId ?? null}::uuid is null or w.id = ${endpointId ?? null}::uuid)
    order by w.created_at, w.id`
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt ?? 0).toISOString(),
    lastSuccessAt: iso(row.lastSuccessAt),
    disabledAt: iso(row.disabledAt),
  }))
}

/** @throws {AppError} `CONFLICT` when the site has as many as it can */
export function makeWebhook(
  req: PayloadRequest,
  { profileId, url, events }: WebhookFields & OfSite,
): Promise<WebhookSecretAnswer> {
  refusePlain(url)
  const secret = newSecret()
  return withTx(req, async () => {
    await waitForTurn(req, `webhooks:${profileId}`)
    const [held] = await runSql(req)<{ count: number }>`
      select count(*)::int as count from webhook_endpoints
      where profile_id = ${profileId} and format = 'webhook'`
    if (!held || held.count >= perSite) {
      throw new AppError('CONFLICT', { message: words.tooMany })
    }
    const { id } = await req.payload.create({
      collection: slugs.webhookEndpoints,
      data: {
        ...{ profile: profileId, format: 'webhook' as const, url, events, failures: 0 },
        secret: sealSecret(secret),
        createdBy: requireOwner(req).id,
      },
      overrideAccess: true,
      depth: 0,
      req,
    })
    await noteWebhook(req, 'webhook_made', { profileId, id, format: 'webhook', url, what: 'made' })
    return { id, secret }
  })
}

/** @throws {AppError} `NOT_FOUND` for one of another site */
export function changeWebhook(
  req: PayloadRequest,
  { profileId, endpointId, url, events }: WebhookFields & One,
): Promise<void> {
  refusePlain(url)
  return withTx(req, async () => {
    const changed = await runSql(req)`
      update webhook_endpoints set url = ${url}, events = ${JSON.stringify(events)}::jsonb,
        failures = 0, rests_until = null, updated_at = now()
      where id = ${endpointId} and profile_id = ${profileId} and format = 'webhook' returning id`
    refuseNone(changed)
    await noteWebhook(req, 'webhook_changed', {
      ...{ profileId, id: endpointId, format: 'webhook', url, what: 'changed' },
      details: { events: events.join(', ') },
    })
  })
}

/** For a while the former secret signs, too: the program can be given the new one without losing anything. */
export function rotateSecret(
  req: PayloadRequest,
  { profileId, endpointId }: One,
): Promise<WebhookSecretAnswer> {
  const secret = newSecret()
  return withTx(req, async () => {
    const [row] = await runSql(req)<{ url: string }>`
      update webhook_endpoints set former_secret = secret, secret = ${sealSecret(secret)},
        former_secret_until = now() + make_interval(hours => ${formerSecretHours}), updated_at = now()
      where id = ${endpointId} and profile_id = ${profileId} and format = 'webhook' returning url`
    const { url } = refuseNone([row])
    await noteWebhook(req, 'webhook_changed', {
      ...{ profileId, id: endpointId, format: 'webhook', url, what: 'rotated' },
    })
    return { id: endpointId, secret }
  })
}

/** What waited while it was off is tried anew once it is on. */
export function switchWebhook(
  req: PayloadRequest,
  { profileId, endpointId, isOn }: One & { isOn: boolean },
): Promise<void> {
  return withTx(req, async () => {
    const [row] = await runSql(req)<Named & { wasOn: boolean }>`
      select format, url, disabled_at is null as "wasOn" from webhook_endpoints
      where id = ${endpointId} and profile_id = ${profileId} for no key update`
    const { wasOn, ...named } = refuseNone([row])
    if (wasOn === isOn) {
      return
    }
    await runSql(req)`
      update webhook_endpoints set updated_at = now(), failures = 0, rests_until = null,
        disabled_at = case when ${isOn} then null else now() end,
        disabled_by = case when ${isOn} then null else 'owner'::enum_webhook_endpoints_disabled_by end
      where id = ${endpointId}`
    if (isOn) {
      await runSql(req)`
        update webhook_deliveries set tries = 0, next_try_at = greatest(now(), occurred_at), updated_at = now()
        where endpoint_id = ${endpointId} and state = 'waiting'`
    }
    await revalidateMeasurement(req, profileId, named)
    const what = isOn ? 'on' : 'off'
    await noteWebhook(req, 'webhook_changed', { profileId, id: endpointId, ...named, what })
  })
}

/** With all that it was sent. */
export function removeWebhook(req: PayloadRequest, { profileId, endpointId }: One): Promise<void> {
  return withTx(req, async () => {
    // The row first: who writes a delivery for it meanwhile has to wait, and then finds it gone.
    const [row] = await runSql(req)<Named>`
      select format, url from webhook_endpoints
      where id = ${endpointId} and profile_id = ${profileId} for update`
    const named = refuseNone([row])
    await runSql(req)`delete from webhook_deliveries where endpoint_id = ${endpointId}`
    await runSql(req)`delete from webhook_endpoints where id = ${endpointId}`
    await revalidateMeasurement(req, profileId, named)
    await noteWebhook(req, 'webhook_removed', {
      ...{ profileId, id: endpointId, ...named, what: 'removed' },
    })
  })
}

/** @throws {AppError} `VALIDATION_FAILED` for an address on this machine, where that is not one's own */
function refusePlain(url: string): void {
  if (env().isProduction && !url.startsWith('https:')) {
    throw refusalOf([{ field: 'url', message: words.urlWrong }])
  }
}

/** @throws {AppError} `NOT_FOUND` */
function refuseNone<Found>([row]: readonly (Found | undefined)[]): Found {
  if (!row) {
    throw new AppError('NOT_FOUND')
  }
  return row
}

/** Whom a row is for. */
type Named = Pick<Endpoint, 'format' | 'url'>

/** The checkout and the privacy policy name the companies that are told of purchases. */
async function revalidateMeasurement(
  req: PayloadRequest,
  profileId: string,
  { format }: Named,
): Promise<void> {
  if (format !== 'webhook') {
    await revalidateTags(req, cacheTags.storeRules(profileId))
  }
}

type Noted = OfSite &
  Named & {
    id: string
    what: 'made' | 'changed' | 'rotated' | 'on' | 'off' | 'removed'
    details?: { events: string }
  }

/** Writes down what was done, without what stands in an address behind its host: that may open something. */
export function noteWebhook(
  req: PayloadRequest,
  action: AuditAction,
  { profileId, id, format, url, what, details }: Noted,
): Promise<void> {
  const say = ownerMessages.audit.webhook
  const label = format === 'webhook' ? new URL(url).host : companyNames[format]
  const to = format === 'webhook' ? (what === 'made' ? say.aNew : say.toHost) : say.toCompany
  return recordAudit(req, {
    ...{ action, profileId, summary: say[what](to(label)) },
    target: { collection: slugs.webhookEndpoints, id, label },
    ...(details && { details }),
  })
}
