import type { PayloadRequest } from 'payload'
import type { TierView } from '@/src/core/contracts/members/membership-tiers'
import type { TierSelection } from '@/src/core/contracts/members/memberships'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import type { PaidInterval } from '@/src/core/memberships/membership-labels'
import { tierIntervals, tierPriceMinor } from '@/src/core/memberships/tier-price'
import { cartMessages } from '@/src/core/messages/cart'
import { errorsMessages } from '@/src/core/messages/errors'
import { formatMinor, toMinor } from '@/src/core/money'
import { paidElsewhere } from '@/src/server/memberships/paid-elsewhere'
import type { SubscriptionTerms } from '@/src/server/payments/subscriptions'
import { listOpenTiers } from '@/src/server/site-data'
import { runSql } from '@/src/server/transaction'

/** @throws {AppError} `NOT_FOUND` for a tier that nobody can join here */
export async function requireOpenTier(profileId: string, tierId: string): Promise<TierView> {
  const tier = (await listOpenTiers(profileId)).find(({ id }) => id === tierId)
  if (!tier) {
    throw new AppError('NOT_FOUND')
  }
  return tier
}

/**
 * What a member will pay: the tier's price, their own where they choose it, or the old one when they come
 * back in time after a failed renewal. Free tiers have no terms.
 *
 * @throws {AppError} `VALIDATION_FAILED` for an interval or an amount that the tier does not take
 */
export function termsOf(
  tier: TierView,
  { interval, amount }: Pick<TierSelection, 'interval' | 'amount'>,
  old: OldPrice | null,
): SubscriptionTerms | null {
  const isOld = old?.tierId === tier.id && old.interval === interval
  if (!tierIntervals(tier).includes(interval) && !isOld) {
    refuse('interval', errorsMessages.validationFailed)
  }
  if (interval === 'none') {
    return null
  }
  const base = { tierId: tier.id, tierName: tier.name, interval }
  const leastMinor = leastMinorOf(tier, interval, isOld ? old : null)
  if (!tier.payWhatYouWant) {
    return { ...base, amountMinor: leastMinor }
  }
  const amountMinor = toMinor(amount ?? 0)
  if (amountMinor < leastMinor) {
    refuse('amount', cartMessages.priceAtLeast(formatMinor(leastMinor)))
  }
  if (amountMinor < limits.order.minChargeMinor) {
    refuse('amount', cartMessages.priceAtLeast(formatMinor(limits.order.minChargeMinor)))
  }
  return { ...base, amountMinor }
}

/** The least that somebody pays for a tier, who may have an old price; minor units. */
export function leastMinorOf(tier: TierView, interval: PaidInterval, old: OldPrice | null): number {
  const price = tierPriceMinor(tier, interval)
  return old ? Math.min(old.amountMinor, price || old.amountMinor) : price
}

function refuse(field: string, message: string): never {
  throw new AppError('VALIDATION_FAILED', { message, errors: [{ field, message }] })
}

export type OldPrice = {
  tierId: string
  interval: PaidInterval
  amountMinor: number
  /** ISO; when it is gone. */
  until: string
}

/** What somebody paid whose membership ended because a renewal failed, as long as it waits for them. */
export async function oldPriceOf(
  req: PayloadRequest,
  account: { id: string; profileId: string },
): Promise<OldPrice | null> {
  const [row] = await runSql(req)<
    Omit<OldPrice, 'amountMinor' | 'until'> & { amountMinor: string; endedAt: string }
  >`
    select tier_id as "tierId", interval, amount_minor as "amountMinor", ended_at as "endedAt"
    from memberships
    where profile_id = ${account.profileId} and account_id = ${account.id} and status = 'canceled'
      and end_reason = 'payment_failed' and interval <> 'none'
      and not ${paidElsewhere(req.payload)}
      and ended_at > now() - make_interval(days => ${limits.membership.oldPriceDays})
    order by ended_at desc limit 1`
  if (!row) {
    return null
  }
  const { endedAt, amountMinor, ...old } = row
  const waitMs = limits.membership.oldPriceDays * 24 * 3600 * 1000
  return {
    ...old,
    amountMinor: Number(amountMinor),
    until: new Date(new Date(endedAt).getTime() + waitMs).toISOString(),
  }
}
