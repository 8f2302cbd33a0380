import type { TierView } from '@/src/core/contracts/members/membership-tiers'
import { limits } from '@/src/core/limits'
import { billingDate } from '@/src/core/memberships/membership-labels'
import { isFreeTier, tierPriceMinor } from '@/src/core/memberships/tier-price'
import { giftMembershipMessages } from '@/src/core/messages/gift'

/** For how long a membership can be given. */
export const giftMonths = [1, 3, 6, 12] as const
export type GiftMonths = (typeof giftMonths)[number]

/** A tier for some months, for somebody else. */
export type GiftMembership = { tierId: string; months: GiftMonths }

type Priced = Parameters<typeof isFreeTier>[0]

/** What a tier can be given for; nothing when it is free, a year alone when it has no price a month. */
export function giftMonthsOf(tier: Priced): GiftMonths[] {
  return giftMonths.filter((months) => giftPriceMinor(tier, months) > 0)
}

/**
 * What so many months cost, once, in minor units: a year at the year's price where the tier has one. For
 * pay what you want the least, which is never nothing. Zero for what is not offered.
 */
export function giftPriceMinor(tier: Priced, months: GiftMonths): number {
  if (isFreeTier(tier)) {
    return 0
  }
  const monthly = tierPriceMinor(tier, 'month') * months
  const price = (months === 12 && tierPriceMinor(tier, 'year')) || monthly
  return tier.payWhatYouWant ? Math.max(price, limits.order.minChargeMinor) : price
}

/** `3 months of Gold`. */
export function giftMembershipTitle({ name }: Pick<TierView, 'name'>, months: GiftMonths): string {
  return giftMembershipMessages.title(giftMembershipMessages.time(months), name)
}

/** When months end that begin at a moment. A month that is too short ends on its last day. */
export function afterMonths(from: Date, months: number): Date {
  return billingDate(from, 'month', months)
}

/** The time that a gift adds: after what was given of the same tier before, so that none is lost. */
export function givenTime(
  { now, runsUntil }: { now: Date; runsUntil: Date | null },
  months: number,
): { from: Date; until: Date } {
  const from = runsUntil && runsUntil > now ? runsUntil : now
  return { from, until: afterMonths(from, months) }
}

/**
 * The end of a membership when a gift is taken back: earlier by as much of its time as has not passed yet,
 * so that what others gave stays.
 */
export function endWithout(
  { from, until }: { from: Date; until: Date },
  { now, endsAt }: { now: Date; endsAt: Date },
): Date {
  const unusedMs = until.getTime() - Math.max(from.getTime(), now.getTime())
  return unusedMs > 0 ? new Date(Math.max(now.getTime(), endsAt.getTime() - unusedMs)) : endsAt
}
