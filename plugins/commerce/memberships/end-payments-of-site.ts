import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { endMembership } from '@/plugins/commerce/memberships/change-membership'
import { findMemberships } from '@/plugins/commerce/memberships/membership-row'
import { AppError } from '@/src/core/errors'
import { membershipMessages } from '@/src/core/messages/membership'
import { inOtherBooks, paidToLostAccount } from '@/src/server/memberships/paid-elsewhere'
import { endSubscription } from '@/src/server/payments/end-subscription'
import { enqueue } from '@/src/server/queue'
import { defineJob, untilHeard } from '@/src/server/queue/define-job'
import { isolateFailures } from '@/src/server/queue/isolate-failures'
import type { SiteDeletion } from '@/src/server/site-deletion'
import { runSql } from '@/src/server/transaction'

const atOnce = 100

/**
 * Nobody pays again for a site that is to be deleted: memberships end with what is paid for. What is left of that when
 * the site goes ends with it.
 */
export const endPaymentsOfSite: SiteDeletion = {
  begin: async (req, profileId) => {
    const round = new Date().toISOString()
    await enqueue(req, endRenewals, { profileId, round, after: null })
  },
  end: async (req, profileId) => {
    const rows = await runSql(req)<{ subscriptionId: string; account: string }>`
      select provider_subscription_id as "subscriptionId", coalesce(provider_account, '') as account
      from memberships where profile_id = ${profileId} and status <> 'canceled'
        and provider_subscription_id is not null and not ${inOtherBooks(req.payload)}
      order by id for update`
    for (const { subscriptionId, account } of rows) {
      const dedupeKey = subscriptionId
      await enqueue(req, endSubscription, { subscriptionId, account }, { dedupeKey })
    }
  },
}

/** Again from time to time: a first payment may arrive late, and the provider's own pages can renew. */
export async function endRenewalsAgain(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  const round = new Date().toISOString()
  const sites = await runSql(req)<{ id: string }>`
    select id from profiles where delete_after is not null`
  for (const { id } of sites) {
    await enqueue(req, endRenewals, { profileId: id, round, after: null })
  }
}

/** @throws {AppError} `CONFLICT` for a site that is to be deleted: nobody pays for it any more */
export async function requireSiteStays(req: PayloadRequest, profileId: string): Promise<void> {
  const rows = await runSql(req)`
    select 1 from profiles where id = ${profileId} and delete_after is not null`
  if (rows.length > 0) {
    throw new AppError('CONFLICT', { message: membershipMessages.siteEnds })
  }
}

/** Lets the memberships of a site end with what is paid for, some at a time; unless its deletion was taken back. */
export const endRenewals = defineJob({
  name: 'end-renewals',
  data: z.object({
    profileId: z.uuid(),
    /** Of jobs that follow each other: when the first was asked for. */
    round: z.iso.datetime(),
    /** The last one of the job before. */
    after: z.uuid().nullable(),
  }),
  run: endSome,
  ...untilHeard,
  timeoutSeconds: 900,
})

async function endSome(
  payload: Payload,
  { profileId, round, after }: { profileId: string; round: string; after: string | null },
): Promise<void> {
  const req = await createLocalReq({}, payload)
  const rows = await findMemberships(
    req,
    sql`profile_id = ${profileId} and (${after}::uuid is null or id > ${after}::uuid)
      and provider_subscription_id is not null and status in ('active', 'past_due', 'unpaid')
      and interval <> 'none' and not coalesce(cancel_at_period_end, false) and account_id is not null
      and not ${inOtherBooks(payload)} and not ${paidToLostAccount(payload)}
      and exists (select 1 from profiles where id = ${profileId} and delete_after is not null)
      order by id limit ${atOnce}`,
  )
  const last = rows[atOnce - 1]
  if (last) {
    // First, so that one that fails keeps none of the others waiting.
    const dedupeKey = `${profileId}:${round}:${last.id}`
    await enqueue(req, endRenewals, { profileId, round, after: last.id }, { dedupeKey })
  }
  await isolateFailures(
    payload,
    rows,
    { what: 'Membership goes on at a site that is deleted', idOf: ({ id }) => id },
    ({ accountId }) => endMembership(req, { id: accountId ?? '', profileId }),
  )
}
