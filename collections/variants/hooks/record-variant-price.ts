import { auditsPriceChange } from '@/collections/_hooks/record-changes'
import { slugs } from '@/src/core/slugs'
import type { Variant } from '@/src/payload-types'
import { idOf } from '@/src/server/site-data/visitor-read'

/** Named as in the store: `Tour shirt, Black · M`, and `Tides` for the only way to buy it. */
export const recordVariantPrice = auditsPriceChange({
  prices: ['priceMinor', 'memberPriceMinor'],
  nameOf: async (doc, req) => {
    const product = await req.payload.findByID({
      collection: slugs.products,
      id: idOf(doc.product as Variant['product']) ?? '',
      select: { title: true },
      depth: 0,
      joins: false,
      disableErrors: true,
      req,
    })
    const parts = [product?.title, doc.colorName, doc.size].filter(Boolean)
    return parts.join(', ')
  },
})
