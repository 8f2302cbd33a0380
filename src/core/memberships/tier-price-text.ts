import type { TierView } from '@/src/core/contracts/membership-tiers'
import { membershipMessages } from '@/src/core/messages/membership'
import { membershipAnswers } from '@/src/core/messages/membership-answers'
import { formatMinor } from '@/src/core/money'

type Priced = Pick<
  TierView,
  'payWhatYouWant' | 'payWhatYouWantMinimumMinor' | 'priceMonthlyMinor' | 'priceYearlyMinor'
>

/** A price and what it is for; together they read `$5/Mo`. */
export type TierPriceText = { amount: string; per: '/Mo' | '/Yr' | '' }

/**
 * What a tier costs: `$5/Mo` and `$50/Yr`, `Free` without a monthly price, or `Pay What You Want
 * from $3/Mo`, which says no least where there is none. A tier that is sold by the year alone is not
 * free, and shows that price only.
 *
 * @returns one price, or two when it can also be paid by the year
 */
export function tierPriceTexts(tier: Priced): [TierPriceText, ...TierPriceText[]] {
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
