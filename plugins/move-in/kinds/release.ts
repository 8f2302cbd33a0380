import type { Kind } from '@/plugins/move-in/kinds/kind'
import { merch } from '@/plugins/move-in/kinds/merch'
import type { CheckedThing } from '@/src/core/contracts/studio/imported-things'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import { asOwner } from '@/src/server/owner'

/** A release that has no songs yet, with its download. */
export const release: Kind<CheckedThing & { kind: 'release' }> = {
  collection: slugs.products,
  make: async (req, profileId, { title, artist, sku, priceMinor, isOpen, releasedAt }) => {
    const own = asOwner(req)
    const { id } = await req.payload.create({
      collection: slugs.products,
      data: {
        profile: profileId,
        ...{ title, artist },
        category: 'Music',
        kind: 'digital',
        releaseDate: releasedAt ?? new Date().toISOString(),
        isPublished: false,
      },
      ...own,
    })
    await req.payload.create({
      collection: slugs.variants,
      data: {
        profile: profileId,
        product: id,
        isDefault: true,
        priceMinor: priceMinor ?? studioLimits.release.firstPriceMinor,
        payWhatYouWant: isOpen,
        upcCode: sku,
        deliveryType: 'digital',
        availabilityStatus: 'active',
        stockHeld: 0,
      },
      ...own,
    })
    return id
  },
  mark: merch.mark,
}
