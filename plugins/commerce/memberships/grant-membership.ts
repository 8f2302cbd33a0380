import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { endGiftMembership } from '@/plugins/commerce/memberships/end-gift-membership'
import {
  isBeingPaid,
  lockAccount,
  lockLiveMembership,
} from '@/plugins/commerce/memberships/lock-live-membership'
import {
  type MembershipMailer,
  membershipMailer,
  queueMembershipMail,
} from '@/plugins/commerce/memberships/membership-mails'
import { findMembership } from '@/plugins/commerce/memberships/membership-row'
import { recordMembership } from '@/plugins/commerce/memberships/record-membership'
import { AppError } from '@/src/core/errors'
import { membershipAnswers } from '@/src/core/messages/membership-answers'
import { runSql, txDb, withTx } from '@/src/server/transaction'

type Grant = {
  profileId: string
  accountId: string
  tierId: string
  /** Null: without an end. */
  until: Date | null
  source: 'gift' | 'comp'
  /** Made by `membershipMailer(profileId, 'started')` before the transaction; null: no mail. */
  mailer: MembershipMailer | null
}

/**
 * Gives somebody a tier, paid for by somebody else or by nobody: in place of a free membership or of one
 * that was given before. Repeating it changes nothing.
 *
 * @returns id of the membership
 * @throws {AppError} `CONFLICT` while a membership runs that is paid for; `NOT_FOUND` for a tier or an
 *   account of another site
 */
export async function grantMembership(
  req: PayloadRequest,
  { profileId, accountId, tierId, until, source, mailer }: Grant,
): Promise<string> {
  return withTx(req, async () => {
    await lockAccount(req, accountId)
    await requireGrantable(req, { profileId, accountId, tierId })
    const db = await txDb(req)
    const live = await lockLiveMembership(req, { id: accountId, profileId })
    if (live && (live.interval !== 'none' || live.pageId || (await isBeingPaid(req, live)))) {
      throw new AppError('CONFLICT', { message: membershipAnswers.givenKeepsPaid })
    }
    const end = until?.toISOString() ?? null
    const { rows } = live
      ? await db.execute<{ id: string }>(sql`
          update memberships set tier_id = ${tierId}, status = 'active', source = ${source},
            current_period_start = now(), current_period_end = ${end},
            started_at = coalesce(started_at, now()), updated_at = now()
          where id = ${live.id} returning id`)
      : await db.execute<{ id: string }>(sql`
          insert into memberships (profile_id, account_id, tier_id, status, source, interval,
            amount_minor, current_period_start, current_period_end, started_at)
          values (${profileId}, ${accountId}, ${tierId}, 'active', ${source}, 'none', 0, now(), ${end},
            now())
          returning id`)
    const membershipId = rows[0]?.id ?? ''
    if (mailer) {
      await queueMembershipMail(req, mailer, {
        membershipId,
        profileId,
        accountId,
        tierId,
        formerTierId: tierId,
        interval: 'none',
        amountMinor: 0,
        paidUntil: until,
        endReason: null,
      })
    }
    return membershipId
  })
}

/** @throws {AppError} `NOT_FOUND` for a tier or an account of another site */
export async function requireGrantable(
  req: PayloadRequest,
  { profileId, accountId, tierId }: Pick<Grant, 'profileId' | 'accountId' | 'tierId'>,
): Promise<void> {
  const rows = await runSql(req)`
    select 1 from public_accounts accounts, membership_tiers tiers
    where accounts.id = ${accountId} and accounts.profile_id = ${profileId}
      and tiers.id = ${tierId} and tiers.profile_id = ${profileId}`
  if (rows.length === 0) {
    throw new AppError('NOT_FOUND')
  }
}

/**
 * Takes back what was given.
 *
 * @throws {AppError} `CONFLICT` for a membership that was not given, or that is over
 */
export async function endGivenMembership(
  req: PayloadRequest,
  id: string,
  profileId: string,
): Promise<void> {
  const mailer = await membershipMailer(profileId, 'ended')
  await withTx(req, async () => {
    const row = await findMembership(req, id, { lock: true })
    if (row?.status !== 'active' || row.source === 'joined') {
      throw new AppError('CONFLICT', { message: membershipAnswers.notGiven })
    }
    await endGiftMembership(req, row, { at: sql`now()`, mailer })
    await recordMembership(req, 'ended', row)
  })
}
