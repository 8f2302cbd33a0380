import type { CollectionBeforeChangeHook } from 'payload'
import { slugs } from '@/src/core/slugs'
import { idOf } from '@/src/server/site-data/visitor-read'

/**
 * A pre-order without a day of its own comes out on the release date of its product, while that lies ahead.
 * It is copied, because orders, mails and the page of the product ask the variant alone.
 */
export const copyReleaseDay: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { availabilityStatus, releaseAt, product } = { ...originalDoc, ...data }
  const productId = idOf(product)
  if (availabilityStatus !== 'preorder' || releaseAt || !productId) {
    return data
  }
  const found = await req.payload.findByID({
    collection: slugs.products,
    id: productId,
    select: { releaseDate: true },
    depth: 0,
    disableErrors: true,
    req,
  })
  const isAhead = found && new Date(found.releaseDate) > new Date()
  return isAhead ? { ...data, releaseAt: found.releaseDate } : data
}
