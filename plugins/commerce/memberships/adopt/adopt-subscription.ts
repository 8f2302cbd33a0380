import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { accountOfMember } from '@/plugins/commerce/memberships/adopt/account-of-member'
import {
  type Chosen,
  chooseSubscription,
} from '@/plugins/commerce/memberships/adopt/choose-subscription'
import {
  endWaiting,
  lockWaiting,
  type WaitingMember,
} from '@/plugins/commerce/memberships/adopt/imported-member'
import {
  isBeingAdopted,
  isBeingPaid,
  isRunning,
  lockAccount,
  lockLiveMembership,
  lockMembershipsOf,
} from '@/plugins/commerce/memberships/lock-live-membership'
import { findMemberships, type MembershipRow } from '@/plugins/commerce/memberships/membership-row'
import { settleMembership } from '@/plugins/commerce/memberships/settle-membership'
import { payeeOf } from '@/plugins/commerce/payments/payee'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { isUuid } from '@/src/core/uuid'
import type { PaymentProvider } from '@/src/server/payments/payment-provider'
import type { FoundSubscription } from '@/src/server/payments/subscriptions'
import { listTiers } from '@/src/server/site-data'
import { runSql, withTx } from '@/src/server/transaction'

const words = ownerMessages.moveIn.adoption

/**
 * Takes a subscription over that another service began in the artist's own account: nothing is paid anew, and its price
 * stays. The provider is asked what runs; then a membership is written that names the subscription, the subscription is
 * told that it is for that membership, and from then on the membership follows it as any other does. Each step finds
 * what a broken run has done, so all of it can be repeated, by several at once.
 */
export async function adoptSubscription(req: PayloadRequest, member: WaitingMember): Promise<void> {
  const { id, profileId, customerId } = member
  const end = (ending: Parameters<typeof endWaiting>[2]) =>
    withTx(req, () => endWaiting(req, id, ending))
  const { provider, problem } = await payeeOf(req, profileId)
  if (problem !== null) {
    return end({ outcome: 'refused', note: words.notConnected })
  }
  const { subscriptions } = provider
  if (customerId === '') {
    return end({ outcome: 'refused', note: words.noCustomer })
  }
  const found = await subscriptions.ofCustomer(customerId)
  const foreign = await findForeign(req, member, provider, found ?? [])
  const choice = chooseSubscription({
    found,
    isForeign: ({ id: subscriptionId }) => foreign.has(subscriptionId),
    tiers: await listTiers(profileId),
    tierId: member.tierId,
  })
  if ('refusal' in choice) {
    const { refusal: note, isFormer = false } = choice
    return end({ outcome: isFormer ? 'kept' : 'refused', note, isFormer })
  }
  const { subscription, terms, note } = choice
  const pending = await reserve(req, id, provider, choice)
  if (!pending) {
    return
  }
  const { membershipId, isAdopted } = pending
  if (!isAdopted) {
    await subscriptions.adopt(subscription.id, { membershipId, profileId, terms })
  }
  const settlement = await settleMembership(req, { provider, subscriptionId: subscription.id })
  await end(
    settlement === 'settled'
      ? { outcome: 'adopted', note }
      : { outcome: 'refused', note: words.hasOther },
  )
}

/** Those that are for another membership than one of this person's here: of another site, or one that we do not know. */
async function findForeign(
  req: PayloadRequest,
  { profileId, email }: WaitingMember,
  { name }: PaymentProvider,
  found: readonly FoundSubscription[],
): Promise<ReadonlySet<string>> {
  const foreign = new Set<string>()
  for (const { id, membershipId } of found) {
    const named = isUuid(membershipId) ? membershipId : null
    const rows = await runSql(req)<{ isOwn: boolean }>`
      select held.profile_id = ${profileId} and coalesce(accounts.email = ${email}, false) as "isOwn"
      from memberships held left join public_accounts accounts on accounts.id = held.account_id
      where held.id = ${named}::uuid
        or (held.provider = ${name}::enum_memberships_provider
          and held.provider_subscription_id = ${id})`
    if (rows.some(({ isOwn }) => !isOwn) || (membershipId !== '' && rows.length === 0)) {
      foreign.add(id)
    }
  }
  return foreign
}

/**
 * Writes the membership that the subscription will be for. Its unique subscription keeps a second one from being made.
 *
 * @returns null when there is nothing to go on with; `isAdopted` when an earlier run did all of it
 * @throws {AppError} `CONFLICT` while they pay for another one on a page: it is tried again
 */
async function reserve(
  req: PayloadRequest,
  id: string,
  provider: PaymentProvider,
  choice: Chosen,
): Promise<{ membershipId: string; isAdopted: boolean } | null> {
  const { subscription } = choice
  return withTx(req, async () => {
    const member = await lockWaiting(req, id)
    if (!member) {
      return null
    }
    const { profileId } = member
    const account = await accountOfMember(req, member)
    await lockAccount(req, account.id)
    await lockMembershipsOf(req, account.id)
    const live = await lockLiveMembership(req, { id: account.id, profileId })
    const [known] = await findMemberships(
      req,
      sql`provider_subscription_id = ${subscription.id} and account_id = ${account.id}`,
    )
    if (live && live.id !== known?.id && isRunning(live)) {
      await endWaiting(req, id, { outcome: 'refused', note: words.hasOther })
      return null
    }
    if (live && live.id !== known?.id && (live.pageId || (await isBeingPaid(req, live)))) {
      throw new AppError('CONFLICT')
    }
    const membershipId =
      known?.id ?? (await writePending(req, live, { profileId, account, provider, choice }))
    await runSql(req)`
      update imported_members set membership_id = ${membershipId}, updated_at = now(),
        made_account_id = coalesce(made_account_id, ${account.isNew ? account.id : null}::uuid)
      where id = ${id}`
    return { membershipId, isAdopted: known !== undefined && !isBeingAdopted(known) }
  })
}

type Pending = {
  profileId: string
  account: { id: string }
  provider: PaymentProvider
  choice: Chosen
}

/** A free membership goes on until the provider was asked. */
async function writePending(
  req: PayloadRequest,
  live: MembershipRow | null,
  { profileId, account, provider, choice: { subscription, terms } }: Pending,
): Promise<string> {
  const { name, account: providerAccount, livemode } = provider
  const { id: subscriptionId, customerId } = subscription
  const rows = live
    ? await runSql(req)<{ id: string }>`
        update memberships set provider = ${name}, provider_account = ${providerAccount},
          livemode = ${livemode}, provider_customer_id = ${customerId},
          provider_subscription_id = ${subscriptionId}, adopted_at = now(), order_id = null,
          next_tier_id = null, next_interval = null, next_amount_minor = null, updated_at = now()
        where id = ${live.id} returning id`
    : await runSql(req)<{ id: string }>`
        insert into memberships (profile_id, account_id, tier_id, status, interval, amount_minor,
          provider, provider_account, livemode, provider_customer_id, provider_subscription_id,
          adopted_at)
        values (${profileId}, ${account.id}, ${terms.tierId}, 'incomplete', ${terms.interval},
          ${terms.amountMinor}, ${name}, ${providerAccount}, ${livemode}, ${customerId},
          ${subscriptionId}, now())
        returning id`
  return rows[0]?.id ?? ''
}
