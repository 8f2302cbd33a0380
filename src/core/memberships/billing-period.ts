import type { TierInterval } from '@/src/core/memberships/tier-price'

export type PaidInterval = Exclude<TierInterval, 'none'>

const monthsOf: Record<PaidInterval, number> = { month: 1, year: 12 }

/**
 * When the period number `count` after the first one begins. Counted from the day that a membership was
 * first paid, so that the 31st comes back after a shorter month; in UTC, so that no clock change moves it.
 */
export function billingDate(anchor: Date, interval: PaidInterval, count: number): Date {
  const date = new Date(anchor)
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + count * monthsOf[interval])
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(anchor.getUTCDate(), lastDay))
  return date
}

/** The first billing date after `moment`. */
export function nextBillingDate(anchor: Date, interval: PaidInterval, moment: Date): Date {
  const monthsApart =
    12 * (moment.getUTCFullYear() - anchor.getUTCFullYear()) +
    (moment.getUTCMonth() - anchor.getUTCMonth())
  let count = Math.max(1, Math.floor(monthsApart / monthsOf[interval]))
  while (billingDate(anchor, interval, count) <= moment) {
    count += 1
  }
  return billingDate(anchor, interval, count)
}
