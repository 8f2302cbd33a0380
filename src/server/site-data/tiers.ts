import type { TierView } from '@/src/core/contracts/members/membership-tiers'
import { slugs } from '@/src/core/slugs'
import { cacheTags } from '@/src/server/caching/cache-tags'
import { cached } from '@/src/server/caching/data-cache'
import { getPayloadClient } from '@/src/server/get-payload-client'
import { visitorRead } from '@/src/server/site-data/visitor-read'

/** All membership tiers of a profile, in the owner's order; those that nobody can join any more, too. */
export async function listTiers(profileId: string): Promise<TierView[]> {
  return cached(['tiers', profileId], [cacheTags.tiers(profileId)], async () => {
    const payload = await getPayloadClient()
    const { docs } = await payload.find({
      collection: slugs.membershipTiers,
      where: { profile: { equals: profileId } },
      sort: ['position', 'createdAt'],
      ...visitorRead,
    })
    return docs.map((tier) => ({
      id: tier.id,
      name: tier.name,
      payWhatYouWant: tier.payWhatYouWant ?? false,
      payWhatYouWantMinimumMinor: tier.payWhatYouWantMinimumMinor ?? null,
      priceMonthlyMinor: tier.priceMonthlyMinor ?? null,
      priceYearlyMinor: tier.priceYearlyMinor ?? null,
      isRecommended: tier.isRecommended ?? false,
      isActive: tier.isActive ?? true,
      discountPercent: tier.discountPercent ?? 0,
      benefits: (tier.benefits ?? []).map(({ id, title }) => ({ id: id ?? title, title })),
    }))
  })
}

/** The tiers that can be joined. */
export async function listOpenTiers(profileId: string): Promise<TierView[]> {
  return (await listTiers(profileId)).filter(({ isActive }) => isActive)
}
