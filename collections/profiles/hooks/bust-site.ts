import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { bust, cacheTags } from '@/src/server/cache-tags'

/** A changed, new or removed artist is visible on the next request. */
export const bustSite: CollectionAfterChangeHook & CollectionAfterDeleteHook = ({ doc, req }) => {
  bust(req, cacheTags.hosts(), cacheTags.site(doc.id))
  return doc
}
