import { limits } from '@/src/core/limits'
import { percentOf } from '@/src/core/orders/pricing/rounding'

const { minChargeMinor } = limits.order

/** Whether payment providers refuse to charge so little. What is free is not charged at all. */
export function isBelowLeastCharge(amountMinor: number): boolean {
  return amountMinor > 0 && amountMinor < minChargeMinor
}

export type Reduction = { kind: 'percent' | 'amount'; percent: number; amountMinor: number }

/** What one thing costs alone with a discount code, in minor units. */
export function priceWithCode(priceMinor: number, { kind, percent, amountMinor }: Reduction) {
  const off = kind === 'percent' ? percentOf(priceMinor, percent) : amountMinor
  return Math.max(0, priceMinor - off)
}

/**
 * Between which prices, in minor units, both left out, a thing may cost too little to be charged with a code.
 * Null when none can.
 */
export function pricesAtRisk({ kind, percent, amountMinor }: Reduction): [number, number] | null {
  if (kind === 'amount') {
    return amountMinor > 0 ? [amountMinor, amountMinor + minChargeMinor] : null
  }
  return percent > 0 && percent < 100
    ? [0, Math.ceil((minChargeMinor * 100) / (100 - percent)) + 1]
    : null
}
