import type { TierView } from '@/src/core/contracts/members/membership-tiers'
import type { PostVisibility } from '@/src/core/contracts/members/posts'
import { isFreeTier, tierIntervals, tierPriceMinor } from '@/src/core/memberships/tier-price'

/** Whom something is for. */
export type Readers = { visibility: PostVisibility; tierIds: readonly string[] }

/** Which tiers one can join to get at something; the cheapest first. None where a tier makes no difference. */
export function tiersThatOpen(
  { visibility, tierIds }: Readers,
  tiers: readonly TierView[],
): { id: string; name: string }[] {
  const opening = tiers.filter(
    (tier) =>
      tier.isActive &&
      (visibility === 'tiers'
        ? tierIds.includes(tier.id)
        : visibility === 'paid' && !isFreeTier(tier)),
  )
  return opening
    .sort((a, b) => monthlyMinor(a) - monthlyMinor(b))
    .map(({ id, name }) => ({ id, name }))
}

function monthlyMinor(tier: TierView): number {
  const [interval = 'none'] = tierIntervals(tier)
  const price = tierPriceMinor(tier, interval)
  return interval === 'year' ? price / 12 : price
}
