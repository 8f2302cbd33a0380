import type { PayloadRequest } from 'payload'
import { sealToken } from '@/plugins/webhooks/measurement/tokens'
import { formats } from '@/plugins/webhooks/measurement/told-purchase'
import { loadEndpoints, noteWebhook } from '@/plugins/webhooks/webhooks'
import type { WebhookEvent } from '@/src/core/contracts/webhooks/events'
import type {
  ConnectionChange,
  ConnectionFields,
  ConnectionView,
} from '@/src/core/contracts/webhooks/measurement'
import { AppError, refusalOf } from '@/src/core/errors'
import { companyNames, isCompany } from '@/src/core/measurement/companies'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { cacheTags, revalidateTags } from '@/src/server/caching/cache-tags'
import { waitForTurn } from '@/src/server/database/locks'
import { requireOwner } from '@/src/server/owner'
import { runSql, withTx } from '@/src/server/transaction'

type OfSite = { profileId: string }

/** What companies are told of. */
const events: WebhookEvent[] = ['order.paid']

/** The companies that a site tells of purchases. With the system's rights: ask first who may see them. */
export async function loadConnections(
  req: PayloadRequest,
  asked: OfSite & { endpointId?: string },
): Promise<ConnectionView[]> {
  const rows = await loadEndpoints(req, { ...asked, isMeasurement: true })
  return rows.flatMap(({ format, pixelId, url, events, ...state }) =>
    isCompany(format) && pixelId ? [{ ...state, company: format, pixelId }] : [],
  )
}

/** @throws {AppError} `VALIDATION_FAILED` for a company that the site tells already */
export function makeConnection(
  req: PayloadRequest,
  { profileId, company, pixelId, token }: ConnectionFields & OfSite,
): Promise<{ id: string }> {
  return withTx(req, async () => {
    await waitForTurn(req, `measurement:${profileId}`)
    const held = await runSql(req)`
      select 1 from webhook_endpoints where profile_id = ${profileId} and format::text = ${company}`
    if (held.length > 0) {
      const message = ownerMessages.measurement.taken(companyNames[company])
      throw refusalOf([{ field: 'company', message }])
    }
    const { origin: url } = formats[company]
    const { id } = await req.payload.create({
      collection: slugs.webhookEndpoints,
      data: {
        ...{ profile: profileId, format: company, pixelId, url, events, failures: 0 },
        ...{ secret: sealToken(token), createdBy: requireOwner(req).id },
      },
      overrideAccess: true,
      depth: 0,
      req,
    })
    await revalidateTags(req, cacheTags.storeRules(profileId))
    await noteWebhook(req, 'webhook_made', { profileId, id, format: company, url, what: 'made' })
    return { id }
  })
}

/** @throws {AppError} `NOT_FOUND` for one of another site or company */
export function changeConnection(
  req: PayloadRequest,
  {
    profileId,
    endpointId,
    company,
    pixelId,
    token,
  }: ConnectionChange & OfSite & { endpointId: string },
): Promise<void> {
  const secret = token && sealToken(token)
  return withTx(req, async () => {
    const [row] = await runSql(req)<{ url: string }>`
      update webhook_endpoints set pixel_id = ${pixelId}, secret = coalesce(nullif(${secret}, ''), secret),
        failures = 0, rests_until = null, updated_at = now()
      where id = ${endpointId} and profile_id = ${profileId} and format::text = ${company} returning url`
    if (!row) {
      throw new AppError('NOT_FOUND')
    }
    const changed = { profileId, id: endpointId, format: company, url: row.url }
    await noteWebhook(req, 'webhook_changed', { ...changed, what: 'changed' })
  })
}
