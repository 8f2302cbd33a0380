/** Assumed: what Stripe takes of a card of its own country, in the United States. Others cost more or less. */
export const assumedCardFee = { bps: 290, fixedMinor: 30 } as const

/** About what is left of a price for the artist, in minor units. What is free costs no fee. */
export function afterFees(priceMinor: number, platformBps: number): number {
  if (priceMinor <= 0) {
    return 0
  }
  const platform = Math.floor((priceMinor * platformBps) / 10_000)
  const card = Math.round((priceMinor * assumedCardFee.bps) / 10_000) + assumedCardFee.fixedMinor
  return Math.max(0, priceMinor - platform - card)
}
