import type { CollectionConfig } from 'payload'
import { profileField } from '@/collections/_fields/fields'
import { readOnlyForOwners } from '@/src/access/collection-rules'
import { orderStatuses } from '@/src/core/orders/statuses'
import { slugs } from '@/src/core/slugs'

/** The history of every order; only ever added to. */
export const orderEvents: CollectionConfig = {
  slug: slugs.orderEvents,
  labels: { singular: 'Order event', plural: 'Order history' },
  admin: {
    useAsTitle: 'order',
    group: 'Store',
    defaultColumns: ['order', 'from', 'to', 'actorType', 'createdAt'],
  },
  lockDocuments: false,
  access: readOnlyForOwners('orders'),
  defaultSort: '-createdAt',
  fields: [
    profileField,
    { name: 'order', type: 'relationship', relationTo: slugs.orders, required: true, index: true },
    { name: 'from', type: 'select', options: [...orderStatuses] },
    { name: 'to', type: 'select', options: [...orderStatuses], required: true },
    {
      name: 'actorType',
      type: 'select',
      options: ['visitor', 'owner', 'provider', 'system'],
      required: true,
    },
    { name: 'actor', type: 'text' },
    { name: 'cause', type: 'text' },
    { name: 'note', type: 'text' },
  ],
}
