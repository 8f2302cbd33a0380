import type { TierView } from '@/src/core/contracts/membership-tiers'

/** `none` is the interval of free tiers. */
export type TierInterval = 'none' | 'month' | 'year'

type Priced = Pick<
  TierView,
  'payWhatYouWant' | 'payWhatYouWantMinimumMinor' | 'priceMonthlyMinor' | 'priceYearlyMinor'
>

/** How a tier can be paid for; a free one has no choice. */
export function tierIntervals(tier: Priced): TierInterval[] {
  const hasMonth = tier.payWhatYouWant || Boolean(tier.priceMonthlyMinor)
  const hasYear = tier.payWhatYouWant || Boolean(tier.priceYearlyMinor)
  const paid = [hasMonth && 'month', hasYear && 'year'].filter((interval) => interval !== false)
  return paid.length > 0 ? (paid as TierInterval[]) : ['none']
}

export function isFreeTier(tier: Priced): boolean {
  return tierIntervals(tier)[0] === 'none'
}

/**
 * The price of an interval in minor units; for pay what you want the least one. A year is twelve
 * months unless the artist set a price for it. Zero for an interval that is not offered.
 */
export function tierPriceMinor(tier: Priced, interval: TierInterval): number {
  const monthly = tier.payWhatYouWant
    ? (tier.payWhatYouWantMinimumMinor ?? 0)
    : (tier.priceMonthlyMinor ?? 0)
  if (interval === 'month') {
    return monthly
  }
  if (interval === 'year') {
    return tier.priceYearlyMinor ?? (tier.payWhatYouWant ? 12 * monthly : 0)
  }
  return 0
}

/** When what is paid for today has to be paid again. A month that is too short ends on its last day. */
export function renewalDate(from: Date, interval: 'month' | 'year'): Date {
  const months = interval === 'year' ? 12 : 1
  const next = new Date(from)
  next.setMonth(from.getMonth() + months)
  if (next.getDate() !== from.getDate()) {
    next.setDate(0)
  }
  return next
}
