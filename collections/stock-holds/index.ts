import type { CollectionConfig } from 'payload'
import { profileField } from '@/collections/_fields/fields'
import { systemOnly } from '@/src/access/collection-rules'
import { slugs } from '@/src/core/slugs'

/** Stock kept aside while a buyer pays: committed when paid, released when the payment ends otherwise. */
export const stockHolds: CollectionConfig = {
  slug: slugs.stockHolds,
  admin: { hidden: true },
  lockDocuments: false,
  access: systemOnly,
  indexes: [{ fields: ['order', 'variant'], unique: true }],
  fields: [
    profileField,
    { name: 'order', type: 'relationship', relationTo: slugs.orders, required: true, index: true },
    {
      name: 'variant',
      type: 'relationship',
      relationTo: slugs.variants,
      required: true,
      index: true,
    },
    { name: 'quantity', type: 'number', required: true, min: 1 },
    {
      name: 'state',
      type: 'select',
      options: ['held', 'committed', 'released'],
      required: true,
      defaultValue: 'held',
      index: true,
    },
    /** Of those that were sold: put back into stock after a refund. */
    { name: 'returnedQuantity', type: 'number', required: true, defaultValue: 0, min: 0 },
    { name: 'expiresAt', type: 'date', required: true },
  ],
}
