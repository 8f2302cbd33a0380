import type { MembershipRow } from '@/plugins/commerce/memberships/membership-row'
import { sayGiven } from '@/src/core/memberships/given-words'

type Live = Pick<MembershipRow, 'status' | 'interval' | 'currentPeriodEnd'>

/** Whether a membership stands in the way of another one: a free one gives way, so does an unpaid wish. */
export function isRunning({ status }: Live): boolean {
  return status !== 'free' && status !== 'incomplete'
}

/** Why somebody who has a membership that was given to them cannot join; empty for others. */
export function givenRefusal({ interval, currentPeriodEnd }: Live): string {
  return interval === 'none' ? sayGiven(currentPeriodEnd) : ''
}
