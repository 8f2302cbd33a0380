import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import {
  lockAccount,
  lockLiveMembership,
} from '@/plugins/commerce/memberships/lock-live-membership'
import {
  membershipMailer,
  queueMembershipMail,
} from '@/plugins/commerce/memberships/membership-mails'
import { findLiveMembership } from '@/plugins/commerce/memberships/membership-row'
import { AppError } from '@/src/core/errors'
import { sayEndsByItself } from '@/src/core/memberships/membership-labels'
import { membershipAnswers } from '@/src/core/messages/membership-answers'
import type { VisitorAccount } from '@/src/server/session'
import { runSql, txDb, withTx } from '@/src/server/transaction'

/**
 * Puts the account on a free tier of its site. An account has one running membership: from another
 * free tier it moves over, and joining twice changes nothing. A page that is still open for a paid tier
 * can be paid later all the same.
 *
 * @throws {AppError} `CONFLICT` while a paid membership runs
 */
export async function joinFreeTier(
  req: PayloadRequest,
  { id: accountId, profileId }: VisitorAccount,
  tierId: string,
): Promise<void> {
  const mailer = await membershipMailer(profileId, 'started')
  await withTx(req, async () => {
    // Of two joins at the same time the second one sees what the first one did.
    await lockAccount(req, accountId)
    const live = await lockLiveMembership(req, { id: accountId, profileId })
    if (live && live.status !== 'free' && live.status !== 'incomplete') {
      throw new AppError('CONFLICT', { message: membershipAnswers.keepsOther })
    }
    if (live?.status === 'free' && live.tierId === tierId) {
      return
    }
    const db = await txDb(req)
    const { rows } = live
      ? await db.execute<{ id: string }>(sql`
          update memberships set tier_id = ${tierId}, status = 'free', interval = 'none',
            amount_minor = 0, started_at = coalesce(started_at, now()), updated_at = now()
          where id = ${live.id} returning id`)
      : await db.execute<{ id: string }>(sql`
          insert into memberships
            (profile_id, account_id, tier_id, status, interval, amount_minor, started_at)
          values (${profileId}, ${accountId}, ${tierId}, 'free', 'none', 0, now())
          returning id`)
    await queueMembershipMail(req, mailer, {
      membershipId: rows[0]?.id ?? '',
      profileId,
      accountId,
      tierId,
      formerTierId: tierId,
      interval: 'none',
      amountMinor: 0,
      paidUntil: null,
      endReason: null,
    })
  })
}

/**
 * Leaves a free tier at once; what is paid for stays as it is.
 *
 * @throws {AppError} `CONFLICT` for a gift, which ends by itself
 */
export async function leaveFreeTier(
  req: PayloadRequest,
  account: Pick<VisitorAccount, 'id' | 'profileId'>,
): Promise<boolean> {
  return withTx(req, async () => {
    const live = await findLiveMembership(req, account, { lock: true })
    if (live?.interval !== 'none') {
      return false
    }
    const refusal = sayEndsByItself(live)
    if (refusal) {
      throw new AppError('CONFLICT', { message: refusal })
    }
    await runSql(req)`
      update memberships set status = 'canceled', ended_at = now(), end_reason = 'cancelled',
        current_period_end = null, updated_at = now()
      where id = ${live.id}`
    return true
  })
}
