import type { CatalogueTier } from '@/scripts/seed/catalogue'
import type { Seeding } from '@/scripts/seed/seeding'
import { slugs } from '@/src/core/slugs'

/** @returns tier ids by the catalogue's keys */
export async function seedTiers(
  { payload, req }: Seeding,
  profileId: string,
  tiers: readonly CatalogueTier[],
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const [position, { key, recommended, benefits, ...tier }] of tiers.entries()) {
    const { id } = await payload.create({
      collection: slugs.membershipTiers,
      data: {
        ...tier,
        profile: profileId,
        position,
        isRecommended: recommended,
        benefits: benefits.map((title) => ({ title })),
      },
      req,
    })
    ids.set(key, id)
  }
  return ids
}
