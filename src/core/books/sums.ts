/** What came in and what goes off it, of one currency, in minor units. */
export type MoneySums = {
  /** With taxes and shipping. */
  receivedMinor: number
  refundedMinor: number
  /** What banks took back for buyers. */
  disputedMinor: number
  providerFeeMinor: number
  /** What the platform kept of its share. */
  platformFeeMinor: number
  /** Collected, less what went back: it is owed to the state. */
  taxMinor: number
  /** Payments whose provider fee is not known yet. */
  unknownFees: number
}

export const noMoney: MoneySums = {
  receivedMinor: 0,
  refundedMinor: 0,
  disputedMinor: 0,
  providerFeeMinor: 0,
  platformFeeMinor: 0,
  taxMinor: 0,
  unknownFees: 0,
}

/** What is the artist's own. */
export function leftOf(sums: MoneySums): number {
  const { receivedMinor, refundedMinor, disputedMinor, taxMinor } = sums
  return (
    receivedMinor -
    refundedMinor -
    disputedMinor -
    sums.providerFeeMinor -
    sums.platformFeeMinor -
    taxMinor
  )
}

export function sumOf(all: readonly MoneySums[]): MoneySums {
  return all.reduce(
    (total, each) => ({
      receivedMinor: total.receivedMinor + each.receivedMinor,
      refundedMinor: total.refundedMinor + each.refundedMinor,
      disputedMinor: total.disputedMinor + each.disputedMinor,
      providerFeeMinor: total.providerFeeMinor + each.providerFeeMinor,
      platformFeeMinor: total.platformFeeMinor + each.platformFeeMinor,
      taxMinor: total.taxMinor + each.taxMinor,
      unknownFees: total.unknownFees + each.unknownFees,
    }),
    noMoney,
  )
}
