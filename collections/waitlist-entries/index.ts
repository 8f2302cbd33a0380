import type { CollectionConfig } from 'payload'
import { emailField, profileField } from '@/collections/_fields/fields'
import { removableByOwners } from '@/src/access/collection-rules'
import { slugs } from '@/src/core/slugs'

/** Who wants to hear when tickets of a sold-out event are free; one row per event and address. */
export const waitlistEntries: CollectionConfig = {
  slug: slugs.waitlistEntries,
  labels: { singular: 'Waiting fan', plural: 'Waitlist' },
  admin: {
    useAsTitle: 'email',
    group: 'Store',
    defaultColumns: ['email', 'event', 'ticket', 'createdAt', 'notifiedAt'],
  },
  lockDocuments: false,
  access: removableByOwners('tickets'),
  defaultSort: 'createdAt',
  indexes: [{ fields: ['event', 'email'], unique: true }, { fields: ['profile', 'email'] }],
  fields: [
    profileField,
    { name: 'event', type: 'relationship', relationTo: slugs.events, required: true, index: true },
    emailField,
    {
      name: 'ticket',
      label: 'Kind of ticket',
      type: 'relationship',
      relationTo: slugs.variants,
      index: true,
      admin: { description: 'Empty: any' },
    },
    { name: 'notifiedAt', label: 'Last told', type: 'date' },
    {
      // The kind that they were told of, for as long as some of it are free.
      name: 'offered',
      type: 'relationship',
      relationTo: slugs.variants,
      index: true,
      admin: { hidden: true },
    },
  ],
}
