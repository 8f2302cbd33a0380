import type { MembershipRow } from '@/plugins/commerce/memberships/membership-row'
import { sayGiven } from '@/src/core/memberships/given-words'

type Live = Pick<MembershipRow, 'status' | 'interval' | 'currentPeriodEnd' | 'isElsewhere'>

/**
 * Whether a membership stands in the way of another one: a free one gives way, so does an unpaid wish, and
 * what was paid elsewhere.
 */
export function isRunning({ status, isElsewhere }: Pick<Live, 'status' | 'isElsewhere'>): boolean {
  return status !== 'free' && status !== 'incomplete' && !isElsewhere
}

/** Why somebody who has a membership that was given to them cannot join; empty for others. */
export function givenRefusal({ interval, currentPeriodEnd }: Omit<Live, 'isElsewhere'>): string {
  return interval === 'none' ? sayGiven(currentPeriodEnd) : ''
}
