import { formatPrice } from '@/src/core/money'

/** Assumed: what Stripe takes of a card of its own country, in the United States. Others cost more or less. */
const assumedCardFee = { bps: 290, fixedMinor: 30 } as const

/** About what is left of a price for the artist, in minor units. What is free costs no fee. */
export function afterFees(priceMinor: number, platformBps: number): number {
  if (priceMinor <= 0) {
    return 0
  }
  const platform = Math.floor((priceMinor * platformBps) / 10_000)
  const card = Math.round((priceMinor * assumedCardFee.bps) / 10_000) + assumedCardFee.fixedMinor
  return Math.max(0, priceMinor - platform - card)
}

/** What {@link afterFees} counts with. */
export function feesInWords(platformBps: number): string {
  const platform = platformBps > 0 ? ` and ${platformBps / 100} % for the platform` : ''
  return `${assumedCardFee.bps / 100} % + ${formatPrice(assumedCardFee.fixedMinor)} for the card${platform}`
}
