import type { MemberStanding } from '@/src/core/contracts/studio/imported-things'

/** What somebody was on another service, in the words of the admin. */
export const memberStandingLabels: Readonly<Record<MemberStanding, string>> = {
  paying: 'Paid there',
  given: 'Had a tier for nothing there',
  free: 'Free there',
  former: 'Paid there once',
  customer: 'Customer there',
}
