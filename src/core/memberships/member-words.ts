import { isAlive, type MembershipStatus } from '@/src/core/memberships/membership-status'

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

const words: Record<MembershipStatus, string> = {
  free: 'Free',
  incomplete: 'Paying for the first time',
  active: 'Paying',
  past_due: 'Payment failed',
  unpaid: 'Not paid',
  canceled: 'Ended',
  paused: 'Paused',
  incomplete_expired: 'Never paid',
}

/** How a membership stands, in an artist's words. */
export function memberWords(membership: Standing): string {
  const { status, source, cancelAtPeriodEnd, isElsewhere, hasLostAccount, livemode } = membership
  if (isElsewhere && isAlive(status)) {
    return livemode ? 'Paid with other Stripe keys, not counted' : 'Test payment, not counted'
  }
  if (hasLostAccount && isAlive(status)) {
    return 'Paid to a Stripe account that is not connected'
  }
  if (status === 'active' && source === 'gift') {
    return 'Got it as a gift'
  }
  if (status === 'active' && source === 'comp') {
    return 'Got it from you'
  }
  return status === 'active' && cancelAtPeriodEnd ? 'Paying, ends soon' : words[status]
}
