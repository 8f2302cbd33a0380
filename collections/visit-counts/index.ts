import type { CollectionConfig } from 'payload'
import { profileField } from '@/collections/_fields/fields'
import { readOnlyForOwners } from '@/src/access/collection-rules'
import { slugs } from '@/src/core/slugs'

/** How many visits a site had on a day (UTC), by where they came from. Nothing about who came. */
export const visitCounts: CollectionConfig = {
  slug: slugs.visitCounts,
  admin: { hidden: true },
  lockDocuments: false,
  access: readOnlyForOwners('numbers'),
  indexes: [{ fields: ['profile', 'day', 'source'], unique: true }],
  fields: [
    profileField,
    { name: 'day', type: 'text', required: true, admin: { description: 'Like 2026-11-22' } },
    { name: 'source', type: 'text', required: true },
    { name: 'visits', type: 'number', required: true, defaultValue: 0 },
  ],
}
