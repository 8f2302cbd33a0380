import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { profileIdOf } from '@/src/server/caching/cache-tags'
import { refreshFormats } from '@/src/server/delivery/refresh-formats'
import { idOf } from '@/src/server/site-data/visitor-read'

/** Notes on a release how many bonus files it comes with. */
export const countBonus: CollectionAfterChangeHook & CollectionAfterDeleteHook = async ({
  doc,
  req,
  ...rest
}) => {
  const previous = 'previousDoc' in rest ? idOf(rest.previousDoc?.product) : null
  for (const productId of new Set([idOf(doc.product), previous])) {
    if (productId) {
      await refreshFormats(req, profileIdOf(doc), productId)
    }
  }
  return doc
}
