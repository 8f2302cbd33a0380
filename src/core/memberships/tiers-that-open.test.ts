import { expect, it } from 'vitest'
import type { TierView } from '@/src/core/contracts/members/membership-tiers'
import type { PostVisibility } from '@/src/core/contracts/members/posts'
import { tiersThatOpen } from '@/src/core/memberships/tiers-that-open'

const tier = (
  id: string,
  priceMonthlyMinor: number | null,
  rest: Partial<TierView> = {},
): TierView => ({
  id,
  name: id,
  payWhatYouWant: false,
  payWhatYouWantMinimumMinor: null,
  priceMonthlyMinor,
  priceYearlyMinor: null,
  isRecommended: false,
  isActive: true,
  discountPercent: 0,
  benefits: [],
  ...rest,
})
const tiers = [
  tier('gold', 2000),
  tier('friend', null),
  tier('crew', 500),
  tier('patron', null, { priceYearlyMinor: 4800 }),
  tier('former', 300, { isActive: false }),
]
const opening = (visibility: PostVisibility, tierIds: string[] = []) =>
  tiersThatOpen({ visibility, tierIds }, tiers).map(({ id }) => id)

it('offers the chosen tiers alone, the cheapest first, and none that nobody can join', () => {
  expect(opening('tiers', ['gold', 'former', 'crew'])).toEqual(['crew', 'gold'])
  expect(opening('tiers')).toEqual([])
})

it('offers all that are paid for where any of them will do', () => {
  expect(opening('paid')).toEqual(['patron', 'crew', 'gold'])
})

it('offers none where a tier makes no difference', () => {
  expect([opening('members'), opening('public')]).toEqual([[], []])
})
