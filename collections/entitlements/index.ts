import type { CollectionConfig } from 'payload'
import { emailField, profileField } from '@/collections/_fields/fields'
import { readOnlyForOwners } from '@/src/access/collection-rules'
import { slugs } from '@/src/core/slugs'

/** The right to download what was bought, one per unit. */
export const entitlements: CollectionConfig = {
  slug: slugs.entitlements,
  labels: { singular: 'Right to download', plural: 'Rights to download' },
  admin: {
    useAsTitle: 'email',
    group: 'Store',
    defaultColumns: ['email', 'product', 'source', 'revokedAt'],
  },
  lockDocuments: false,
  access: readOnlyForOwners('members'),
  indexes: [{ fields: ['order', 'line', 'unit'], unique: true }],
  fields: [
    profileField,
    { ...emailField, index: true },
    { name: 'account', type: 'relationship', relationTo: slugs.publicAccounts, index: true },
    { name: 'order', type: 'relationship', relationTo: slugs.orders, index: true },
    { name: 'line', type: 'number', required: true, defaultValue: 0 },
    { name: 'unit', type: 'number', required: true, defaultValue: 0 },
    {
      name: 'product',
      type: 'relationship',
      relationTo: slugs.products,
      required: true,
      index: true,
    },
    { name: 'variant', type: 'relationship', relationTo: slugs.variants, index: true },
    {
      name: 'source',
      type: 'select',
      label: 'How they got it',
      options: [
        { value: 'purchase', label: 'Bought' },
        { value: 'gift', label: 'Gift' },
        { value: 'membership', label: 'Membership' },
        { value: 'free', label: 'Free' },
        { value: 'code', label: 'Download code' },
      ],
      required: true,
    },
    // Of a pre-order: from when on it can be downloaded; empty: at once.
    { name: 'availableFrom', type: 'date', index: true },
    // When its buyer was told that it can be downloaded now.
    { name: 'announcedAt', type: 'date' },
    { name: 'revokedAt', label: 'Taken back', type: 'date' },
    { name: 'revokeReason', type: 'text' },
  ],
}
