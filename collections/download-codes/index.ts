import type { CollectionConfig } from 'payload'
import { productField, profileField } from '@/collections/_fields/fields'
import { systemOnly } from '@/src/access/collection-rules'
import { slugs } from '@/src/core/slugs'

/** A code that gives one person a release, once. */
export const downloadCodes: CollectionConfig = {
  slug: slugs.downloadCodes,
  admin: { hidden: true },
  lockDocuments: false,
  access: systemOnly,
  indexes: [{ fields: ['profile', 'code'], unique: true }],
  fields: [
    profileField,
    {
      name: 'batch',
      type: 'relationship',
      relationTo: slugs.downloadCodeBatches,
      required: true,
      index: true,
    },
    productField,
    { name: 'code', type: 'text', required: true },
    { name: 'redeemedAt', type: 'date' },
    { name: 'order', type: 'relationship', relationTo: slugs.orders, index: true },
  ],
}
