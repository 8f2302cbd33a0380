/** `amount × numerator / denominator` in whole minor units, half a unit rounds up. Nothing is negative. */
export function shareOf(amountMinor: number, numerator: number, denominator: number): number {
  return Math.floor((2 * amountMinor * numerator + denominator) / (2 * denominator))
}

/** A percentage in whole thousandths of a percent, so that 8.875 % is exact. */
export function milliPercent(percent: number): number {
  return Math.round(percent * 1000)
}

/** So many percent of an amount, half up. */
export function percentOf(amountMinor: number, percent: number): number {
  return shareOf(amountMinor, milliPercent(percent), 100_000)
}
