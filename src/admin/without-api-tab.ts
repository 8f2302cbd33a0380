import type { CollectionConfig } from 'payload'

/** Artists work here; the tab with a document as the API answers it would only puzzle them. */
export function withoutApiTab(collection: CollectionConfig): CollectionConfig {
  return { ...collection, admin: { ...collection.admin, hideAPIURL: true } }
}
