import type { CollectionConfig } from 'payload'
import { systemOnly } from '@/src/access/collection-rules'
import { slugs } from '@/src/core/slugs'

/** The newest drafts of pages that were deleted, for as long as their owner may want them back. */
export const deletedPages: CollectionConfig = {
  slug: slugs.deletedPages,
  admin: { hidden: true },
  lockDocuments: false,
  access: systemOnly,
  fields: [
    { name: 'profile', type: 'relationship', relationTo: slugs.profiles, index: true },
    { name: 'title', type: 'text' },
    { name: 'pathname', type: 'text' },
    { name: 'seo', type: 'json' },
    { name: 'layout', type: 'json' },
  ],
}
