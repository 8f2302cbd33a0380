import type { CollectionConfig } from 'payload'
import { productField, profileField } from '@/collections/_fields/fields'
import { systemOnly } from '@/src/access/collection-rules'
import { renditionKinds, renditionStates } from '@/src/core/choices/rendition-kinds'
import { slugs } from '@/src/core/slugs'

/**
 * What jobs make from the originals: songs in other formats, previews, archives of a release. One row
 * for each content, named by its hash; a job works on a row while it holds its lease.
 */
export const renditions: CollectionConfig = {
  slug: slugs.renditions,
  admin: { hidden: true },
  lockDocuments: false,
  access: systemOnly,
  indexes: [{ fields: ['subject', 'kind', 'contentHash'], unique: true }],
  fields: [
    profileField,
    productField,
    { name: 'track', type: 'relationship', relationTo: slugs.tracks, index: true },
    // The track's id, or the product's for archives: a unique index knows no missing values.
    { name: 'subject', type: 'text', required: true },
    { name: 'kind', type: 'select', options: [...renditionKinds], required: true },
    { name: 'contentHash', type: 'text', required: true },
    {
      name: 'state',
      type: 'select',
      options: [...renditionStates],
      defaultValue: 'queued',
      required: true,
      index: true,
    },
    { name: 'key', type: 'text' },
    { name: 'size', type: 'number' },
    { name: 'failure', type: 'text' },
    { name: 'leaseUntil', type: 'date' },
    // Buyers who asked for an archive and wait for a mail; empty while nobody does.
    { name: 'waiting', type: 'json' },
  ],
}
