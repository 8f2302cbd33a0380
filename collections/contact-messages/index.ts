import type { CollectionConfig } from 'payload'
import { emailField, profileField } from '@/collections/_fields/fields'
import { removableByOwners } from '@/src/access/collection-rules'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'

/** What visitors wrote by the contact form. */
export const contactMessages: CollectionConfig = {
  slug: slugs.contactMessages,
  labels: { singular: 'Message', plural: 'Messages' },
  admin: {
    useAsTitle: 'name',
    group: 'Audience',
    defaultColumns: ['name', 'email', 'message', 'createdAt'],
  },
  lockDocuments: false,
  access: removableByOwners('messages'),
  defaultSort: '-createdAt',
  indexes: [{ fields: ['profile', 'createdAt'] }],
  fields: [
    profileField,
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    emailField,
    { name: 'message', type: 'textarea', required: true, maxLength: limits.contact.messageMax },
  ],
}
