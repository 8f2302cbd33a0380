import type { CollectionConfig } from 'payload'
import { profileField } from '@/collections/_fields/fields'
import { readOnlyForOwners } from '@/src/access/collection-rules'
import { slugs } from '@/src/core/slugs'

/** How often a page was read on a day of the site's calendar, by where its readers came from. */
export const pageCounts: CollectionConfig = {
  slug: slugs.pageCounts,
  admin: { hidden: true },
  lockDocuments: false,
  access: readOnlyForOwners('numbers'),
  indexes: [
    { fields: ['profile', 'day', 'path', 'source'], unique: true },
    // One page over years.
    { fields: ['profile', 'path', 'day'] },
  ],
  fields: [
    profileField,
    { name: 'day', type: 'text', required: true, admin: { description: 'Like 2026-11-22' } },
    { name: 'path', type: 'text', required: true },
    { name: 'source', type: 'text', required: true },
    { name: 'views', type: 'number', required: true, defaultValue: 0 },
    // Of them, those that began a visit.
    { name: 'visits', type: 'number', required: true, defaultValue: 0 },
  ],
}
