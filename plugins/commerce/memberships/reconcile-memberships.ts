import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import {
  endGiftMembership,
  endsSoon,
  notifyEndsSoon,
} from '@/plugins/commerce/memberships/end-gift-membership'
import { endUnreachableMembership } from '@/plugins/commerce/memberships/end-unreachable-membership'
import {
  type MembershipMailer,
  membershipMailer,
  queueMembershipMail,
} from '@/plugins/commerce/memberships/membership-mails'
import {
  findMembership,
  findMemberships,
  type MembershipRow,
} from '@/plugins/commerce/memberships/membership-row'
import { settleMembership } from '@/plugins/commerce/memberships/settle-membership'
import { isProviderUnreachable } from '@/plugins/commerce/payments/is-provider-unreachable'
import { limits } from '@/src/core/limits'
import { isOverdue } from '@/src/core/memberships/membership-status'
import { inOtherBooks, paidToLostAccount } from '@/src/server/memberships/paid-elsewhere'
import { getPaymentProvider } from '@/src/server/payments'
import { runSql, withTx } from '@/src/server/transaction'

const atOnce = 200

/**
 * Looks after memberships: asks about those whose event may have got lost, ends what was not paid within
 * its days of grace, and what was given until now.
 */
export async function reconcileMemberships(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  // Asking an account that does not answer about each of its members would take minutes.
  const away = new Set<string>()
  const due = async (
    which: ReturnType<typeof sql>,
    look: (row: MembershipRow) => Promise<void>,
  ) => {
    for (const row of await findMemberships(
      req,
      sql`${which} order by updated_at limit ${atOnce}`,
    )) {
      try {
        if (away.has(row.providerAccount)) {
          await moveToBack(req, row)
        } else {
          await look(row)
        }
      } catch (error) {
        payload.logger.error({ msg: 'Membership not reconciled', membership: row.id, err: error })
        if (isProviderUnreachable(error)) {
          away.add(row.providerAccount)
        }
        await moveToBack(req, row)
      }
    }
  }
  const isLost = paidToLostAccount(payload)
  const isOutOfReach = sql`(${inOtherBooks(payload)} or ${isLost})`
  const graceDays = sql`make_interval(days => ${limits.membership.graceDays})`
  await due(
    sql`not ${isOutOfReach} and checkout_session_id is not null and provider_subscription_id is null
      and status in ('free', 'incomplete') and updated_at < now() - interval '2 minutes'`,
    (row) => ask(payload, row),
  )
  await due(
    sql`not ${isOutOfReach} and provider_subscription_id is not null and status in ('active', 'past_due', 'unpaid')
      and coalesce(synced_at, updated_at) < now() - interval '10 minutes'
      and (current_period_end < now() or coalesce(synced_at, updated_at) < now() - interval '1 day')`,
    (row) => ask(payload, row),
  )
  await due(
    sql`not ${isOutOfReach} and status in ('past_due', 'unpaid') and current_period_end < now() - ${graceDays}`,
    (row) => giveUp(payload, row),
  )
  await due(
    sql`${isLost} and provider_subscription_id is not null and status in ('active', 'past_due', 'unpaid')
      and interval <> 'none' and current_period_end < now() -
        case when cancel_at_period_end then interval '0' else ${graceDays} end`,
    (row) => endWithoutWebhook(payload, row),
  )
  await due(sql`status = 'active' and interval = 'none' and current_period_end < now()`, (row) =>
    endInTime(payload, row),
  )
  await due(endsSoon, (row) => notifyEndsSoon(req, row))
  // Where no page was opened because the process died, or the provider does not know the page. One that is being adopted
  // has none, and is gone on with or let go when the provider answers.
  await due(
    sql`status = 'incomplete' and (checkout_session_id is null or ${isOutOfReach})
      and updated_at < now() - interval '1 day'
      and not exists (select from imported_members waiting where waiting.membership_id = memberships.id
        and waiting.outcome = 'waiting' and waiting.email is not null)`,
    async ({ id, seen }) => {
      await runSql(req)`
        update memberships set status = 'incomplete_expired', updated_at = now()
        where id = ${id} and xmin::text = ${seen}`
    },
  )
}

/** Behind all others that are due, which would else wait for it each time. */
async function moveToBack(req: PayloadRequest, { id }: MembershipRow): Promise<void> {
  await runSql(req)`update memberships set updated_at = now() where id = ${id}`
}

async function ask(payload: Payload, row: MembershipRow): Promise<void> {
  const provider = getPaymentProvider(payload, row.providerAccount)
  const { subscriptionId, pageId } = row
  await settleMembership(await createLocalReq({}, payload), {
    provider,
    ...(subscriptionId ? { subscriptionId } : { pageId: pageId ?? '' }),
  })
}

/** The days of grace are over. It ends at the provider first: should we die, it is done again. */
async function giveUp(payload: Payload, row: MembershipRow): Promise<void> {
  const provider = getPaymentProvider(payload, row.providerAccount)
  if (!row.subscriptionId) {
    return
  }
  const { subscriptionId } = row
  const { status, paidUntil } = await provider.subscriptions.retrieve(subscriptionId)
  const isStillUnpaid = isOverdue(status)
  const graceMs = limits.membership.graceDays * 24 * 3600 * 1000
  if (isStillUnpaid && (paidUntil?.getTime() ?? 0) + graceMs < Date.now()) {
    await provider.subscriptions.end(subscriptionId)
  }
  await settleMembership(await createLocalReq({}, payload), { provider, subscriptionId })
}

function endInTime(payload: Payload, row: MembershipRow): Promise<void> {
  return ending(payload, row, (req, mailer) =>
    endGiftMembership(req, row, { at: sql`current_period_end`, mailer }),
  )
}

/** What was paid for is over, and its account is lost: nobody would hear of another payment. */
function endWithoutWebhook(payload: Payload, row: MembershipRow): Promise<void> {
  const endReason = row.cancelAtPeriodEnd ? 'cancelled' : 'payment_failed'
  return ending(payload, row, async (req, mailer) => {
    await endUnreachableMembership(req, row, endReason)
    await queueMembershipMail(req, mailer, {
      ...row,
      membershipId: row.id,
      formerTierId: row.tierId,
      paidUntil: null,
      endReason,
    })
  })
}

/** Unless it was written meanwhile. */
async function ending(
  payload: Payload,
  { id, profileId, seen }: MembershipRow,
  end: (req: PayloadRequest, mailer: MembershipMailer) => Promise<void>,
): Promise<void> {
  const mailer = await membershipMailer(profileId, 'ended')
  const req = await createLocalReq({}, payload)
  await withTx(req, async () => {
    const now = await findMembership(req, id, { lock: true })
    if (now?.seen === seen) {
      await end(req, mailer)
    }
  })
}
