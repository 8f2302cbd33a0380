import type { CatalogueStore } from '@/scripts/seed/catalogue'
import type { Seeding } from '@/scripts/seed/seeding'
import { slugs } from '@/src/core/slugs'

/** What an artist takes for shipping, their taxes, and their codes. */
export async function seedStore(
  { payload, req }: Seeding,
  profile: string,
  { shippingRates, taxRates, discountCodes }: CatalogueStore,
): Promise<void> {
  for (const rate of shippingRates) {
    await payload.create({ collection: slugs.shippingRates, data: { ...rate, profile }, req })
  }
  for (const rate of taxRates) {
    const data = { ...rate, profile, pricing: 'included', onShipping: true } as const
    await payload.create({ collection: slugs.taxRates, data, req })
  }
  for (const code of discountCodes) {
    const data = { ...code, profile, kind: 'percent' } as const
    await payload.create({ collection: slugs.discountCodes, data, req })
  }
}
