import type { Payload } from 'payload'
import type { Goods } from '@/scripts/kill-harness/buyer'
import { slugs } from '@/src/core/slugs'

export const initialStock = 10_000

/** A default site with an album and a shirt. */
export async function stockShop(payload: Payload): Promise<{ profileId: string; goods: Goods[] }> {
  const profile = await payload.create({
    collection: slugs.profiles,
    data: { name: 'Luna Vale', slug: 'luna-vale', themeName: 'default', isDefault: true },
  })
  const put = async (title: string, isShipped: boolean): Promise<Goods> => {
    const product = await payload.create({
      collection: slugs.products,
      data: {
        profile: profile.id,
        title,
        category: isShipped ? 'Merch' : 'Music',
        kind: isShipped ? 'physical' : 'digital',
        releaseDate: '2026-05-01T00:00:00.000Z',
        isPublished: true,
      },
    })
    const variant = await payload.create({
      collection: slugs.variants,
      data: {
        profile: profile.id,
        product: product.id,
        isDefault: true,
        priceMinor: 900,
        availabilityStatus: 'active',
        deliveryType: isShipped ? 'shipping' : 'digital',
        stockQuantity: isShipped ? initialStock : null,
        stockHeld: 0,
      },
    })
    return { productId: product.id, productVariantId: variant.id, isShipped }
  }
  return { profileId: profile.id, goods: [await put('Night Bus', false), await put('Shirt', true)] }
}
