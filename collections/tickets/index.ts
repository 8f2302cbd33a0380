import type { CollectionConfig } from 'payload'
import { profileField } from '@/collections/_fields/fields'
import { readOnlyForOwners } from '@/src/access/collection-rules'
import { slugs } from '@/src/core/slugs'

/** One admission each, made when it is paid for, or when a gift of it is claimed. */
export const tickets: CollectionConfig = {
  slug: slugs.tickets,
  labels: { singular: 'Ticket', plural: 'Tickets' },
  admin: {
    useAsTitle: 'code',
    group: 'Store',
    defaultColumns: ['code', 'event', 'kind', 'holderName', 'status', 'checkedInAt'],
  },
  lockDocuments: false,
  access: readOnlyForOwners('tickets'),
  defaultSort: '-createdAt',
  indexes: [
    { fields: ['order', 'line', 'unit'], unique: true },
    { fields: ['event', 'status', 'holderName'] },
  ],
  fields: [
    profileField,
    { name: 'code', type: 'text', required: true, unique: true },
    { name: 'event', type: 'relationship', relationTo: slugs.events, index: true },
    { name: 'variant', type: 'relationship', relationTo: slugs.variants, index: true },
    { name: 'order', type: 'relationship', relationTo: slugs.orders, required: true, index: true },
    { name: 'line', type: 'number', required: true },
    { name: 'unit', type: 'number', required: true },
    { name: 'kind', type: 'text' },
    { name: 'holderName', label: 'Name', type: 'text' },
    { name: 'holderEmail', label: 'Email', type: 'text', required: true, index: true },
    { name: 'account', type: 'relationship', relationTo: slugs.publicAccounts, index: true },
    {
      name: 'status',
      type: 'select',
      options: ['valid', 'void'],
      required: true,
      defaultValue: 'valid',
    },
    // Empty while its holder has not been written to.
    { name: 'mailedAt', type: 'date', index: true },
    // What its holder was last told, so that the artist can tell them of a change.
    { name: 'notifiedStartsAt', type: 'date' },
    { name: 'notifiedVenue', type: 'text' },
    { name: 'checkedInAt', type: 'date' },
    { name: 'checkedInBy', type: 'relationship', relationTo: slugs.users },
  ],
}
