import type { CollectionConfig } from 'payload'
import { profileField } from '@/collections/_fields/fields'
import { systemOnly } from '@/src/access/collection-rules'
import { slugs } from '@/src/core/slugs'

/** Each download link that was handed out; the daily limit counts these. */
export const downloads: CollectionConfig = {
  slug: slugs.downloads,
  admin: { hidden: true },
  lockDocuments: false,
  access: systemOnly,
  indexes: [{ fields: ['entitlement', 'createdAt'] }],
  fields: [
    profileField,
    {
      name: 'entitlement',
      type: 'relationship',
      relationTo: slugs.entitlements,
      required: true,
      index: true,
    },
    { name: 'track', type: 'relationship', relationTo: slugs.tracks, index: true },
    // What was given: `mp3`, `zip-flac`, `bonus`.
    { name: 'kind', type: 'text' },
    { name: 'ipHash', type: 'text' },
  ],
}
