/** What a membership can be; those of paid ones are the provider's words. */
export const membershipStatuses = [
  'free',
  'incomplete',
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'paused',
  'incomplete_expired',
] as const

export type MembershipStatus = (typeof membershipStatuses)[number]
