import type { CollectionConfig } from 'payload'
import { removeSubscribers } from '@/collections/email-lists/hooks'
import { ownersOnly } from '@/src/access/operations'
import { slugs } from '@/src/core/slugs'
import { cacheTags, profileIdOf, revalidatesTags } from '@/src/server/caching/cache-tags'

/** A list that visitors join with their email address. */
export const emailLists: CollectionConfig = {
  slug: slugs.emailLists,
  labels: { singular: 'Email list', plural: 'Email lists' },
  admin: { useAsTitle: 'name', group: 'Audience', defaultColumns: ['name', 'doubleOptIn'] },
  lockDocuments: false,
  access: ownersOnly,
  hooks: {
    beforeDelete: [removeSubscribers],
    ...revalidatesTags((doc) => [cacheTags.emailLists(profileIdOf(doc))]),
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    {
      name: 'doubleOptIn',
      label: 'Ask new addresses to confirm by mail',
      type: 'checkbox',
      defaultValue: true,
    },
    {
      name: 'subscribers',
      type: 'join',
      collection: slugs.subscribers,
      on: 'list',
      admin: {
        defaultColumns: ['email', 'firstName', 'lastName', 'status', 'source', 'createdAt'],
        components: {
          Field: '/collections/email-lists/components/subscribers-table#SubscribersTable',
        },
      },
    },
  ],
}
