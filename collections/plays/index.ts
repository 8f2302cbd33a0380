import type { CollectionConfig } from 'payload'
import { profileField } from '@/collections/_fields/fields'
import { systemOnly } from '@/src/access/collection-rules'
import { slugs } from '@/src/core/slugs'

/**
 * One hearing of a track, so that it counts once. Only where plays are limited it knows whose it was:
 * a hash that is another one for each track, so that nobody can be followed by it.
 */
export const plays: CollectionConfig = {
  slug: slugs.plays,
  admin: { hidden: true },
  lockDocuments: false,
  access: systemOnly,
  indexes: [{ fields: ['track', 'listener'] }],
  fields: [
    profileField,
    { name: 'track', type: 'relationship', relationTo: slugs.tracks, required: true, index: true },
    { name: 'playId', type: 'text', required: true, unique: true },
    { name: 'listener', type: 'text' },
    { name: 'countedAt', type: 'date' },
    // When it was heard to the end.
    { name: 'endedAt', type: 'date' },
  ],
}
