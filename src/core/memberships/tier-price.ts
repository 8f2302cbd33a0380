import type { TierView } from '@/src/core/contracts/members/membership-tiers'
import { membershipMessages } from '@/src/core/messages/membership'
import { membershipAnswers } from '@/src/core/messages/membership-answers'
import { formatMinor } from '@/src/core/money'

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

type TierPriceTextsPriced = Pick<
  TierView,
  'payWhatYouWant' | 'payWhatYouWantMinimumMinor' | 'priceMonthlyMinor' | 'priceYearlyMinor'
>

/** A price and what it is for; together they read `$5/Mo`. */
type TierPriceText = { amount: string; per: '/Mo' | '/Yr' | '' }

/**
 * What a tier costs: `$5/Mo` and `$50/Yr`, `Free` without a monthly price, or `Pay What You Want
 * from $3/Mo`, which says no least where there is none. A tier that is sold by the year alone is not
 * free, and shows that price only.
 *
 * @returns one price, or two when it can also be paid by the year
 */
export function tierPriceTexts(tier: TierPriceTextsPriced): [TierPriceText, ...TierPriceText[]] {
  if (tier.payWhatYouWant) {
    const { payWhatYouWant } = membershipAnswers
    const { fromPrice } = membershipMessages
    const least = tier.payWhatYouWantMinimumMinor
    return least
      ? [{ amount: `${payWhatYouWant} ${fromPrice(wholeDollars(least))}`, per: '/Mo' }]
      : [{ amount: payWhatYouWant, per: '' }]
  }
  const [first, ...rest] = [
    priceOf(tier.priceMonthlyMinor, '/Mo'),
    priceOf(tier.priceYearlyMinor, '/Yr'),
  ].flatMap((price) => price ?? [])
  return first ? [first, ...rest] : [{ amount: 'Free', per: '' }]
}

function priceOf(amountMinor: number | null, per: '/Mo' | '/Yr'): TierPriceText | null {
  return amountMinor ? { amount: wholeDollars(amountMinor), per } : null
}

/** `$5`, but `$4.50`. */
function wholeDollars(amountMinor: number): string {
  return `$${formatMinor(amountMinor).replace(/\.00$/, '')}`
}
