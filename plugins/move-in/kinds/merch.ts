import type { Kind } from '@/plugins/move-in/kinds/kind'
import { textOf } from '@/plugins/move-in/kinds/text-of'
import { picturesInHtml } from '@/plugins/move-in/pictures/picture-addresses'
import type { CheckedThing } from '@/src/core/contracts/studio/imported-things'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import { asOwner } from '@/src/server/owner'
import { runSql } from '@/src/server/transaction'

/** Merch with its variants, in no store yet. */
export const merch: Kind<CheckedThing & { kind: 'merch' }> = {
  collection: slugs.products,
  pictures: ({ pictures, html }) =>
    [...new Set([...pictures, ...picturesInHtml(html)])].slice(0, studioLimits.moveIn.picturesMax),
  make: async (req, profileId, { title, html, optionName, variants, pictures }, given) => {
    const own = asOwner(req)
    const { id } = await req.payload.create({
      collection: slugs.products,
      data: {
        profile: profileId,
        title,
        category: 'Merch',
        kind: 'physical',
        description: textOf(html, given.pictures),
        optionName,
        media: [...new Set(pictures.flatMap((each) => given.pictures.get(each) ?? []))],
        releaseDate: new Date().toISOString(),
        isPublished: false,
      },
      ...own,
    })
    for (const [position, variant] of variants.entries()) {
      const { colour, size, priceMinor, stock, sku, delivery } = variant
      await req.payload.create({
        collection: slugs.variants,
        data: {
          profile: profileId,
          product: id,
          position,
          isDefault: position === 0,
          priceMinor,
          colorName: colour,
          size,
          upcCode: sku,
          stockQuantity: stock,
          stockHeld: 0,
          availabilityStatus: 'active',
          deliveryType: delivery,
        },
        ...own,
      })
    }
    return id
  },
  mark: async (req, { id, profileId }) => {
    const [row] = await runSql(req)<{ mark: string }>`
      select concat_ws(' ', products.updated_at, count(variants.id), max(variants.updated_at),
        (select count(*) from tracks where tracks.product_id = products.id)) as mark
      from products left join variants on variants.product_id = products.id
      where products.id = ${id} and products.profile_id = ${profileId} group by products.id`
    return row?.mark ?? null
  },
}
