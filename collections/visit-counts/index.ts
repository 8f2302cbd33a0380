import type { CollectionConfig } from 'payload'
import { profileField } from '@/collections/_fields/fields'
import { readOnlyForOwners } from '@/src/access/collection-rules'
import { unknownCountry } from '@/src/core/insights/places'
import { noCampaign } from '@/src/core/insights/source'
import { directSource } from '@/src/core/insights/visit-origin'
import { slugs } from '@/src/core/slugs'

/**
 * How many visits a site had on a day of its calendar, by where they came from, from which country and on what.
 * Nothing about who came.
 */
export const visitCounts: CollectionConfig = {
  slug: slugs.visitCounts,
  admin: { hidden: true },
  lockDocuments: false,
  access: readOnlyForOwners('numbers'),
  indexes: [
    {
      fields: ['profile', 'day', 'source', 'medium', 'campaign', 'country', 'device'],
      unique: true,
    },
  ],
  fields: [
    profileField,
    { name: 'day', type: 'text', required: true, admin: { description: 'Like 2026-11-22' } },
    { name: 'source', type: 'text', required: true },
    // Never null, so that a row is found again.
    { name: 'medium', type: 'text', required: true, defaultValue: directSource },
    { name: 'campaign', type: 'text', required: true, defaultValue: noCampaign },
    { name: 'country', type: 'text', required: true, defaultValue: unknownCountry },
    { name: 'device', type: 'text', required: true, defaultValue: 'computer' },
    { name: 'views', type: 'number', required: true, defaultValue: 0 },
    { name: 'visits', type: 'number', required: true, defaultValue: 0 },
    // Each on the row of their first view of the day.
    { name: 'visitors', type: 'number', required: true, defaultValue: 0 },
  ],
}
