import type { CollectionConfig } from 'payload'
import { productField, profileField } from '@/collections/_fields/fields'
import { readOnlyForOwners } from '@/src/access/collection-rules'
import { slugs } from '@/src/core/slugs'

/** How often a track was heard on a day of the site's calendar. */
export const playCounts: CollectionConfig = {
  slug: slugs.playCounts,
  admin: { hidden: true },
  lockDocuments: false,
  access: readOnlyForOwners('numbers'),
  indexes: [{ fields: ['track', 'day'], unique: true }, { fields: ['profile', 'day'] }],
  fields: [
    profileField,
    productField,
    { name: 'track', type: 'relationship', relationTo: slugs.tracks, required: true, index: true },
    { name: 'day', type: 'text', required: true, admin: { description: 'Like 2026-11-22' } },
    { name: 'plays', type: 'number', required: true, defaultValue: 0 },
    // Of them, to the end.
    { name: 'fullPlays', type: 'number', required: true, defaultValue: 0 },
  ],
}
