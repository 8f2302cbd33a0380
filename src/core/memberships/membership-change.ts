import type { PaidInterval } from '@/src/core/memberships/membership-labels'

/** What a member pays for. */
export type Terms = {
  tierId: string
  interval: PaidInterval
  /** Minor units an interval. */
  amountMinor: number
}

export type RunningTerms = Terms & { periodStart: Date; periodEnd: Date }

/**
 * When a change takes effect: what costs more at once, what costs less at the end of what is paid for.
 * On the same tier a year is more than months, whatever is saved by it.
 */
export function changeDate(current: Terms, wanted: Terms): 'never' | 'now' | 'period_end' {
  const isSameTier = current.tierId === wanted.tierId
  if (isSameTier && current.interval === wanted.interval) {
    const more = wanted.amountMinor - current.amountMinor
    return more === 0 ? 'never' : more > 0 ? 'now' : 'period_end'
  }
  if (isSameTier) {
    return wanted.interval === 'year' ? 'now' : 'period_end'
  }
  return yearlyMinor(wanted) >= yearlyMinor(current) ? 'now' : 'period_end'
}

/**
 * What a change costs that takes effect at once. At the same interval only the rest of the period is paid
 * again; another one begins a new period. Below zero: what the following payments are reduced by.
 */
export function changeCostMinor(current: RunningTerms, wanted: Terms, now: Date): number {
  const left = shareLeft(current, now)
  const credit = Math.round(current.amountMinor * left)
  return current.interval === wanted.interval
    ? Math.round(wanted.amountMinor * left) - credit
    : wanted.amountMinor - credit
}

/** How much of the period is still to come, 0 to 1. */
function shareLeft({ periodStart, periodEnd }: RunningTerms, now: Date): number {
  const whole = periodEnd.getTime() - periodStart.getTime()
  const left = (periodEnd.getTime() - now.getTime()) / whole
  return whole > 0 ? Math.min(1, Math.max(0, left)) : 0
}

function yearlyMinor({ interval, amountMinor }: Terms): number {
  return interval === 'year' ? amountMinor : 12 * amountMinor
}
