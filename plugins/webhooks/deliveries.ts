import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { measurementMessages } from '@/plugins/webhooks/measurement/measurement-messages'
import { formats } from '@/plugins/webhooks/measurement/told-purchase'
import type { Claimed } from '@/plugins/webhooks/sending/claim'
import { bodyFor } from '@/plugins/webhooks/sending/message'
import type {
  Attempt,
  DeliveriesAnswer,
  DeliveryView,
} from '@/src/core/contracts/webhooks/endpoints'
import { testEvent } from '@/src/core/contracts/webhooks/events'
import { AppError, refusalOf } from '@/src/core/errors'
import { type Company, companyNames } from '@/src/core/measurement/companies'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'
import type { AccountDeletion } from '@/src/server/accounts/account-deletion'
import { removeDeliveries } from '@/src/server/remove-deliveries'
import { runSql, withTx } from '@/src/server/transaction'

const { page: pageSize, keptDays } = studioLimits.webhooks

type One = { profileId: string; endpointId: string }

type Row = Omit<DeliveryView, 'occurredAt' | 'nextTryAt' | 'attempts' | 'body'> & {
  occurredAt: Date | string
  nextTryAt: Date | string
  attempts: Attempt[] | null
  data: unknown
}

type Asked = One & { state?: DeliveryView['state']; page: number }

/**
 * What a webhook was sent, the newest first. With the system's rights: ask first who may see it.
 *
 * @throws {AppError} `NOT_FOUND` for a webhook of another site
 */
export async function loadDeliveries(
  req: PayloadRequest,
  { profileId, endpointId, state, page }: Asked,
): Promise<DeliveriesAnswer> {
  const [endpoint] = await runSql(req)<Pick<Claimed, 'format' | 'pixelId'>>`
    select format, pixel_id as "pixelId" from webhook_endpoints
    where id = ${endpointId} and profile_id = ${profileId}`
  if (!endpoint) {
    throw new AppError('NOT_FOUND')
  }
  const rows = await runSql(req)<Row>`
    select id, event, type, state, occurred_at as "occurredAt", next_try_at as "nextTryAt",
      tries::int as tries, attempts, data
    from webhook_deliveries
    where endpoint_id = ${endpointId} and profile_id = ${profileId}
      and (${state ?? null}::text is null or state::text = ${state ?? null})
    order by occurred_at desc, id limit ${pageSize + 1} offset ${(page - 1) * pageSize}`
  const bodyOf = await bodyFor({ profileId, ...endpoint })
  return {
    hasMore: rows.length > pageSize,
    deliveries: rows.slice(0, pageSize).map(({ data, ...row }) => ({
      ...row,
      occurredAt: new Date(row.occurredAt).toISOString(),
      nextTryAt: row.state === 'waiting' ? new Date(row.nextTryAt).toISOString() : null,
      attempts: row.attempts ?? [],
      body: bodyOf({ ...row, data }),
    })),
  }
}

/** @throws {AppError} `NOT_FOUND`; `CONFLICT` while the webhook is off */
async function requireOn(
  req: PayloadRequest,
  { profileId, endpointId }: One,
): Promise<Claimed['format']> {
  const [row] = await runSql(req)<{ format: Claimed['format']; isOn: boolean }>`
    select format, disabled_at is null as "isOn" from webhook_endpoints
    where id = ${endpointId} and profile_id = ${profileId} for no key update`
  if (!row) {
    throw new AppError('NOT_FOUND')
  }
  if (!row.isOn) {
    throw new AppError('CONFLICT', { message: ownerMessages.webhooks.againOff })
  }
  return row.format
}

/**
 * Sends what is no event, to see whether anybody answers.
 *
 * @throws {AppError} `VALIDATION_FAILED` without a code where that alone tells a test from a purchase
 */
export function sendTest(
  req: PayloadRequest,
  { profileId, endpointId, testCode }: One & { testCode: string },
): Promise<void> {
  return withTx(req, async () => {
    const format = await requireOn(req, { profileId, endpointId })
    const needsCode = format === 'meta' || format === 'tiktok'
    const code = needsCode ? testCode : ''
    if (needsCode && !code) {
      const message = ownerMessages.measurement.testCodeMissing
      throw refusalOf([{ field: 'testCode', message }])
    }
    await runSql(req)`
      insert into webhook_deliveries
        (profile_id, endpoint_id, event, type, subject, data, occurred_at, next_try_at)
      values (${profileId}, ${endpointId}, ${randomUUID()}, ${testEvent}, ${profileId},
        jsonb_build_object('siteId', ${profileId}::text)
          || case when ${code}::text = '' then '{}' else jsonb_build_object('testCode', ${code}::text) end, now(), now())`
  })
}

/**
 * Sends something once more, with the same id, so that who has it already can tell.
 *
 * @throws {AppError} `NOT_FOUND`; `CONFLICT` while the webhook is off, and for a purchase that a company takes no more
 */
export function sendAgain(
  req: PayloadRequest,
  { deliveryId, ...one }: One & { deliveryId: string },
): Promise<void> {
  return withTx(req, async () => {
    const format = await requireOn(req, one)
    if (format !== 'webhook') {
      await refuseWhereSettled(req, format, deliveryId)
    }
    // A company may have what was tried once: that stays known. What is planned for later has not happened yet.
    const found = await runSql(req)`
      update webhook_deliveries set state = 'waiting', tries = least(tries, ${format === 'webhook' ? 0 : 1}), next_try_at = now(), updated_at = now()
      where id = ${deliveryId} and endpoint_id = ${one.endpointId} and occurred_at <= now() returning id`
    if (found.length === 0) {
      throw new AppError('NOT_FOUND')
    }
    await runSql(req)`
      update webhook_endpoints set rests_until = null where id = ${one.endpointId}`
  })
}

/** Companies count what they get, and take nothing that is old. Tests count nowhere. */
async function refuseWhereSettled(
  req: PayloadRequest,
  company: Company,
  deliveryId: string,
): Promise<void> {
  const { takesHours } = formats[company]
  const [purchase] = await runSql(req)<{ state: DeliveryView['state']; isOld: boolean }>`
    select state, occurred_at < now() - make_interval(hours => ${takesHours}) as "isOld"
    from webhook_deliveries where id = ${deliveryId} and type <> ${testEvent} for update`
  if (purchase?.state === 'sent') {
    throw new AppError('CONFLICT', { message: measurementMessages.taken(companyNames[company]) })
  }
  if (purchase?.state === 'withdrawn') {
    throw new AppError('CONFLICT', { message: measurementMessages.withdrawn })
  }
  if (purchase?.isOld) {
    const message = measurementMessages.tooOld(companyNames[company], takesHours)
    throw new AppError('CONFLICT', { message })
  }
  if (purchase?.state === 'failed') {
    throw new AppError('CONFLICT', { message: measurementMessages.givenUp(companyNames[company]) })
  }
}

/** Removes what happened long ago; what is planned for later has not. */
export async function forgetDeliveries(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  await runSql(req)`
    delete from webhook_deliveries
    where occurred_at < now() - make_interval(days => ${keptDays})`
}

/**
 * What tells of somebody goes with their account, also when it was not sent yet. By the address only where it is proved
 * to be theirs.
 */
export const forgetAccount: AccountDeletion = async (req, { id, profileId }) => {
  await removeDeliveries(
    req,
    profileId,
    sql`data ->> 'accountId' = ${id}
      or data ->> 'email' = (select email from public_accounts
        where id = ${id} and email_verified_at is not null)`,
  )
}
