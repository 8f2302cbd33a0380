import type { Payload, PayloadRequest, Where } from 'payload'
import type { StoreRules } from '@/src/core/orders/pricing/pricing'
import type { ShippingRate } from '@/src/core/orders/pricing/shipping'
import type { TaxRate } from '@/src/core/orders/pricing/taxes'
import { slugs } from '@/src/core/slugs'
import type {
  ShippingRate as StoredShippingRate,
  TaxRate as StoredTaxRate,
} from '@/src/payload-types'
import { cacheTags } from '@/src/server/caching/cache-tags'
import { cached } from '@/src/server/caching/data-cache'
import { getPayloadClient } from '@/src/server/get-payload-client'
import { visitorRead } from '@/src/server/site-data/visitor-read'

/** The shipping prices and taxes that an artist has in use, and whether they take tips. */
export function storeRules(profileId: string): Promise<StoreRules> {
  const tags = [cacheTags.site(profileId), cacheTags.storeRules(profileId)]
  return cached(['store-rules', profileId], tags, async () =>
    readStoreRules({ payload: await getPayloadClient() }, profileId),
  )
}

/** The same, past all caches; in the transaction of `req` when there is one. */
export async function readStoreRules(
  { payload, req }: { payload: Payload; req?: PayloadRequest },
  profileId: string,
): Promise<StoreRules> {
  const where: Where = {
    and: [{ profile: { equals: profileId } }, { isActive: { equals: true } }],
  }
  const inUse = { where, sort: 'createdAt', ...visitorRead, req }
  const [shipping, taxes, profiles] = await Promise.all([
    payload.find({ collection: slugs.shippingRates, ...inUse }),
    payload.find({ collection: slugs.taxRates, ...inUse }),
    payload.find({
      collection: slugs.profiles,
      where: { id: { equals: profileId } },
      select: { takesTips: true },
      ...visitorRead,
      req,
    }),
  ])
  return {
    shippingRates: shipping.docs.map(toShippingRate),
    taxRates: taxes.docs.map(toTaxRate),
    takesTips: profiles.docs[0]?.takesTips ?? false,
  }
}

function toShippingRate(rate: StoredShippingRate): ShippingRate {
  return {
    id: rate.id,
    name: rate.name,
    countries: rate.countries ?? [],
    firstItemMinor: rate.firstItemMinor,
    extraItemMinor: rate.extraItemMinor,
    freeFromMinor: rate.freeFromMinor ?? null,
  }
}

function toTaxRate(rate: StoredTaxRate): TaxRate {
  return {
    name: rate.name,
    country: rate.country ?? '',
    percent: rate.percent,
    isIncluded: rate.pricing === 'included',
    appliesTo: rate.appliesTo,
    onShipping: rate.onShipping ?? false,
  }
}
