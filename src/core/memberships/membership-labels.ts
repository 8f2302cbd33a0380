import { showDate } from '@/src/core/dates/show-date'
import { isAlive, type MembershipStatus } from '@/src/core/memberships/membership-status'
import type { TierInterval } from '@/src/core/memberships/tier-price'
import { membershipMessages } from '@/src/core/messages/membership'

type Standing = {
  status: MembershipStatus
  source?: 'joined' | 'gift' | 'comp' | null
  cancelAtPeriodEnd?: boolean | null
  /** It counts as none, because its payments are not in today's books. */
  isElsewhere: boolean
  /** It is paid to an account at Stripe that is not connected any more. */
  hasLostAccount?: boolean
  livemode?: boolean | null
}

/** How memberships stand, without what else there is to say of each. */
export const membershipStatusLabels: Readonly<Record<MembershipStatus, string>> = {
  free: 'Free',
  incomplete: 'Paying for the first time',
  active: 'Paying',
  past_due: 'Payment failed',
  unpaid: 'Not paid',
  canceled: 'Ended',
  paused: 'Paused',
  incomplete_expired: 'Never paid',
}

/** How memberships came about. */
export const membershipSourceLabels = {
  joined: 'Joined',
  gift: 'Got it as a gift',
  comp: 'Got it from you',
} as const

/** How a membership stands, in an artist's words. */
export function memberLabel(membership: Standing): string {
  const { status, source, cancelAtPeriodEnd, isElsewhere, hasLostAccount, livemode } = membership
  if (isElsewhere && isAlive(status)) {
    return livemode ? 'Paid with other Stripe keys, not counted' : 'Test payment, not counted'
  }
  if (hasLostAccount && isAlive(status)) {
    return 'Paid to a Stripe account that is not connected'
  }
  if (status === 'active' && source === 'gift') {
    return membershipSourceLabels.gift
  }
  if (status === 'active' && source === 'comp') {
    return membershipSourceLabels.comp
  }
  return status === 'active' && cancelAtPeriodEnd
    ? 'Paying, ends soon'
    : membershipStatusLabels[status]
}

/** Why somebody whose membership ends by itself, given or cancelled, cannot join now. */
export function sayGiven(until: string | Date | null): string {
  return until ? membershipMessages.isGiven(showDate(until)) : membershipMessages.isGivenForGood
}

type Membership = {
  source: 'joined' | 'gift' | 'comp'
  interval: 'none' | 'month' | 'year'
  currentPeriodEnd: string | null
}

/** What stands in place of a way to leave: a gift was paid for until its end. Empty for all others. */
export function sayEndsByItself({ source, interval, currentPeriodEnd }: Membership): string {
  return source === 'gift' && interval === 'none' && currentPeriodEnd
    ? membershipMessages.endsByItself(showDate(new Date(currentPeriodEnd)))
    : ''
}

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
