import type { PayloadRequest } from 'payload'
import type { MembershipRow } from '@/plugins/commerce/memberships/membership-row'
import type { Terms } from '@/src/core/memberships/membership-change'
import type { PaymentProvider } from '@/src/server/payments/payment-provider'
import { runSql } from '@/src/server/transaction'

type PendingMembership = {
  account: { id: string; profileId: string }
  terms: Terms
  provider: Pick<PaymentProvider, 'name' | 'account' | 'livemode'>
  /** The order that it is bought in; null when it has a payment page of its own. */
  orderId: string | null
}

/**
 * Notes which membership somebody is about to pay for: in the row that they have, or in a new one. A free
 * membership goes on until then.
 *
 * @param live what the account has, locked, with no page that could still be paid
 * @returns the row's id
 */
export async function writePendingMembership(
  req: PayloadRequest,
  live: MembershipRow | null,
  { account, terms, provider, orderId }: PendingMembership,
): Promise<string> {
  if (!live) {
    const rows = await runSql(req)<{ id: string }>`
      insert into memberships (profile_id, account_id, tier_id, status, interval, amount_minor,
        next_tier_id, next_interval, next_amount_minor, provider, provider_account, livemode, attempt,
        order_id, provider_customer_id)
      values (${account.profileId}, ${account.id}, ${terms.tierId}, 'incomplete', ${terms.interval},
        ${terms.amountMinor}, ${terms.tierId}, ${terms.interval}, ${terms.amountMinor},
        ${provider.name}, ${provider.account}, ${provider.livemode}, 1, ${orderId},
        (select provider_customer_id from memberships former
          where former.account_id = ${account.id} and former.provider_customer_id is not null
            and former.provider = ${provider.name}::enum_memberships_provider
            and coalesce(former.provider_account, '') = ${provider.account}
            and coalesce(former.livemode, false) = ${provider.livemode}
          order by former.created_at desc limit 1))
      returning id`
    return rows[0]?.id ?? ''
  }
  await runSql(req)`
    update memberships set
      tier_id = case when status = 'incomplete' then ${terms.tierId}::uuid else tier_id end,
      interval = case when status = 'incomplete' then ${terms.interval}::enum_memberships_interval
        else interval end,
      amount_minor = case when status = 'incomplete' then ${terms.amountMinor} else amount_minor end,
      next_tier_id = ${terms.tierId}, next_interval = ${terms.interval},
      next_amount_minor = ${terms.amountMinor}, provider = ${provider.name},
      provider_account = ${provider.account}, livemode = ${provider.livemode},
      attempt = coalesce(attempt, 0) + 1, order_id = ${orderId}, updated_at = now()
    where id = ${live.id}`
  return live.id
}
