import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import {
  type MembershipMailer,
  membershipMailer,
  queueMembershipMail,
} from '@/plugins/commerce/memberships/membership-mails'
import type { MembershipRow } from '@/plugins/commerce/memberships/membership-row'
import { limits } from '@/src/core/limits'
import { runSql } from '@/src/server/transaction'

/**
 * Ends a membership that was given, and tells its member. Runs in the caller's transaction, which holds
 * the row.
 *
 * @param at when it ended; may name columns of the row
 */
export async function endGiftMembership(
  req: PayloadRequest,
  row: MembershipRow,
  { at, mailer }: { at: SQL; mailer: MembershipMailer },
): Promise<void> {
  await runSql(req)`
    update memberships set status = 'canceled', current_period_end = ${at}, ended_at = ${at},
      end_reason = 'period_over', updated_at = now()
    where id = ${row.id}`
  await queueMembershipMail(req, mailer, {
    ...givenMembership(row),
    paidUntil: null,
    endReason: 'period_over',
  })
}

/** Given memberships that end within days, whose members have not been told. */
export const endsSoon = sql`
  status = 'active' and interval = 'none'
    and current_period_end between now() and now() + make_interval(days => ${limits.membership.noticeDays})
    and current_period_end - current_period_start > make_interval(days => ${2 * limits.membership.noticeDays})
    and not exists (
      select 1 from mail_log where dedupe_key = 'membership-ending:' || memberships.id || ':'
        || round(extract(epoch from current_period_end) * 1000)::bigint)`

/** Tells the member of a given membership that it ends soon, once. */
export async function notifyEndsSoon(req: PayloadRequest, row: MembershipRow): Promise<void> {
  await queueMembershipMail(req, await membershipMailer(row.profileId, 'ending'), {
    ...givenMembership(row),
    paidUntil: new Date(row.currentPeriodEnd ?? 0),
    endReason: null,
  })
}

/** What mails say of a membership that costs nothing and stays in its tier. */
const givenMembership = ({ id, profileId, accountId, tierId }: MembershipRow) =>
  ({
    membershipId: id,
    profileId,
    accountId,
    tierId,
    formerTierId: tierId,
    interval: 'none',
    amountMinor: 0,
  }) as const
