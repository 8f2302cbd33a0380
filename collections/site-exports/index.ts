import type { CollectionConfig } from 'payload'
import { profileField } from '@/collections/_fields/fields'
import { systemOnly } from '@/src/access/collection-rules'
import { exportStates } from '@/src/core/contracts/site-export'
import { slugs } from '@/src/core/slugs'

/** The file with everything of a site, one at a time. `plugins/take-along` makes it. */
export const siteExports: CollectionConfig = {
  slug: slugs.siteExports,
  admin: { hidden: true },
  lockDocuments: false,
  access: systemOnly,
  indexes: [{ fields: ['profile'], unique: true }],
  fields: [
    profileField,
    { name: 'state', type: 'select', options: [...exportStates], required: true },
    { name: 'percent', type: 'number', required: true, defaultValue: 0 },
    // In the storage, once it is ready.
    { name: 'fileKey', type: 'text' },
    { name: 'bytes', type: 'number' },
    { name: 'readyAt', type: 'date' },
  ],
}
