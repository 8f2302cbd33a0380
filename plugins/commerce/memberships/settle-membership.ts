import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { endDuplicate } from '@/plugins/commerce/memberships/end-duplicate'
import {
  lockLiveMembership,
  lockMembershipsOf,
  waitsForOrder,
} from '@/plugins/commerce/memberships/lock-live-membership'
import { membershipMailer } from '@/plugins/commerce/memberships/membership-mails'
import {
  findMembership,
  findMemberships,
  type MembershipRow,
} from '@/plugins/commerce/memberships/membership-row'
import { membershipStateOf } from '@/plugins/commerce/memberships/membership-state-of'
import { settleOrderAndMembership } from '@/plugins/commerce/memberships/settle-order-and-membership'
import { storeMembership } from '@/plugins/commerce/memberships/store-membership'
import { ownerMailer } from '@/plugins/commerce/owner-notifications/notify-owners'
import { queueNewMemberMail } from '@/plugins/commerce/owner-notifications/queue-new-member-mail'
import { claimEvent } from '@/plugins/commerce/payments/claim-event'
import { isAlive, type MembershipStatus } from '@/src/core/memberships/membership-status'
import { isUuid } from '@/src/core/uuid'
import type { PaymentEvent, PaymentProvider } from '@/src/server/payments/payment-provider'
import type { Subscription, SubscriptionPage } from '@/src/server/payments/subscriptions'
import { runSql, withTx } from '@/src/server/transaction'

/** Which membership something was heard about; unset parts are ''. */
export type MembershipReport = {
  provider: PaymentProvider
  subscriptionId?: string
  pageId?: string
  membershipId?: string
  /** Set when it came as a signed event; unset when we ask by ourselves. */
  event?: Pick<PaymentEvent, 'id' | 'type' | 'objectId' | 'livemode'>
}

export type MembershipSettlement = 'settled' | 'unchanged'

/** More than there are clicks and events about one membership at a time: each loses to every other at most once. */
const mostTries = 25
const longestPauseMs = 20

/**
 * The one way a payment reaches a membership, for webhooks, the return page, changes and the reconcile job
 * alike. What an event says is never taken over: the provider is asked how things are now, and the person who
 * finds that the membership was written meanwhile asks again. So the order of events does not matter, and
 * it may be called any number of times, at the same time too.
 *
 * @throws whatever the database or the provider throws; then nothing has happened, and the caller has to
 *   come again
 */
export async function settleMembership(
  req: PayloadRequest,
  report: MembershipReport,
): Promise<MembershipSettlement> {
  await settleOrderAndMembership(req, report.provider, await findReported(req, report))
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    if (await isKnownEvent(req, report)) {
      return 'unchanged'
    }
    const before = await findReported(req, report)
    const found = before && !waitsForOrder(before) && (await askProvider(report, before))
    if (!before || !found) {
      await withTx(req, () => claimEvent(req, nameOf(report), null, before))
      return 'unchanged'
    }
    const settlement = await write(req, { report, before, ...found })
    if (settlement) {
      return settlement
    }
    await sleep(Math.random() * longestPauseMs * attempt)
  }
  const { subscriptionId, pageId, membershipId } = report
  throw new Error(`Membership ${subscriptionId ?? pageId ?? membershipId} is written all the time`)
}

/**
 * By the provider's own objects, else by what we wrote into them, never by what a caller can choose. Events about
 * a membership of a deleted account find nothing.
 */
async function findReported(
  req: PayloadRequest,
  { provider, subscriptionId, pageId, membershipId }: MembershipReport,
): Promise<MembershipRow | null> {
  const ofProvider = sql`provider = ${provider.name}::enum_memberships_provider
    and coalesce(provider_account, '') = ${provider.account} and account_id is not null`
  for (const known of [
    subscriptionId && sql`provider_subscription_id = ${subscriptionId}`,
    pageId && sql`checkout_session_id = ${pageId}`,
    membershipId && isUuid(membershipId) && sql`id = ${membershipId}`,
  ]) {
    const [row] = known ? await findMemberships(req, sql`${ofProvider} and ${known}`) : []
    if (row) {
      return row
    }
  }
  return null
}

type Found = { page: SubscriptionPage | null; state: Subscription | null }

/** How things are at the provider now; null when it knows of nothing that concerns the membership. */
async function askProvider(
  { provider: { subscriptions }, subscriptionId: named }: MembershipReport,
  { subscriptionId, pageId, id }: MembershipRow,
): Promise<Found | null> {
  const page = !subscriptionId && !named && pageId ? await subscriptions.retrievePage(pageId) : null
  const wanted = named || subscriptionId || page?.subscriptionId
  const state = wanted ? await subscriptions.retrieve(wanted) : null
  if (state && state.membershipId !== id) {
    return null
  }
  return page || state ? { page, state } : null
}

type Write = Found & { report: MembershipReport; before: MembershipRow }

/** @returns null when somebody else wrote the membership since it was read */
async function write(
  req: PayloadRequest,
  { report, before, page, state }: Write,
): Promise<MembershipSettlement | null> {
  const settled = state && membershipStateOf(before, state)
  const mailer = settled?.news ? await membershipMailer(before.profileId, settled.news) : null
  const toOwner =
    settled?.news === 'started' ? await ownerMailer(req, before.profileId, 'new-member') : null
  return withTx(req, async () => {
    // The membership first: a row that refers to it, inserted before, would make two events deadlock.
    await lockMembershipsOf(req, before.accountId)
    const now = await findMembership(req, before.id, { lock: true })
    if (now?.seen !== before.seen) {
      return null
    }
    if (!(await claimEvent(req, nameOf(report), null, before))) {
      return 'unchanged'
    }
    if (!settled) {
      return closePage(req, before, page)
    }
    const other = await findOther(req, before, settled.state)
    if (other && settled.state.isAdopted) {
      // Nobody paid it by a mistake here: it is for its member and the artist to end.
      req.payload.logger.warn({
        msg: 'Adopted subscription runs beside another membership',
        membership: other.id,
        subscription: settled.state.id,
      })
      return 'unchanged'
    }
    if (other) {
      const { provider } = report
      const { adoptedAt } = before
      const membership = { ...other, adoptedAt }
      return endDuplicate(req, { membership, state: settled.state, provider })
    }
    await storeMembership(req, before, { ...settled, provider: report.provider, mailer })
    if (toOwner) {
      await queueNewMemberMail(req, before, settled.state, toOwner)
    }
    return 'settled'
  })
}

/** Two payments of one membership, or of one account: the one that goes on; the second is given up. */
async function findOther(
  req: PayloadRequest,
  before: MembershipRow,
  state: Subscription,
): Promise<MembershipRow | null> {
  const { id, subscriptionId, accountId, profileId } = before
  const isOwn = subscriptionId === null || subscriptionId === state.id
  if (!isOwn && (goesOn(before.status) || !goesOn(state.status))) {
    return before
  }
  const isKnown = subscriptionId === state.id && goesOn(before.status)
  if (isKnown || state.status === 'canceled') {
    return null
  }
  const live = await lockLiveMembership(req, { id: accountId, profileId })
  return live && live.id !== id ? live : null
}

/** Whether it is not over, though paused; what was given up at the bank makes way for what was paid. */
const goesOn = (status: MembershipStatus) => isAlive(status) || status === 'paused'

/** A page that ran out leaves what was before: a free membership, or none. */
async function closePage(
  req: PayloadRequest,
  before: MembershipRow,
  page: SubscriptionPage | null,
): Promise<MembershipSettlement> {
  if (page?.state !== 'expired') {
    return 'unchanged'
  }
  const status = before.status === 'incomplete' ? 'incomplete_expired' : before.status
  await runSql(req)`
    update memberships set status = ${status}, checkout_session_id = null, next_tier_id = null,
      next_interval = null, next_amount_minor = null, updated_at = now()
    where id = ${before.id}`
  return 'settled'
}

async function isKnownEvent(
  req: PayloadRequest,
  { provider, event }: MembershipReport,
): Promise<boolean> {
  if (!event) {
    return false
  }
  const rows = await runSql(req)`
    select 1 from payment_events where provider = ${provider.name}
      and account = ${provider.account} and event_id = ${event.id}`
  return rows.length > 0
}

function nameOf({ provider: { name, account }, event }: MembershipReport) {
  return { provider: name, account, event }
}
