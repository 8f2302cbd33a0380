import type { CollectionConfig } from 'payload'
import { profileField, shownAs } from '@/collections/_fields/fields'
import { readOnlyForOwners } from '@/src/access/collection-rules'
import { optionsOf } from '@/src/core/choices/options-of'
import { moverLabels, ownerStatusOptions } from '@/src/core/orders/order-labels'
import { slugs } from '@/src/core/slugs'

const actors = ['visitor', 'owner', 'provider', 'system'] as const

/** The history of every order; only ever added to. */
export const orderEvents: CollectionConfig = {
  slug: slugs.orderEvents,
  labels: { singular: 'Order event', plural: 'Order history' },
  admin: {
    useAsTitle: 'shownAs',
    group: 'Store',
    defaultColumns: ['order', 'from', 'to', 'actorType', 'createdAt'],
  },
  lockDocuments: false,
  access: readOnlyForOwners('orders'),
  defaultSort: '-createdAt',
  fields: [
    profileField,
    { name: 'order', type: 'relationship', relationTo: slugs.orders, required: true, index: true },
    { name: 'from', type: 'select', options: ownerStatusOptions },
    { name: 'to', type: 'select', options: ownerStatusOptions, required: true },
    {
      name: 'actorType',
      label: 'By whom',
      type: 'select',
      options: optionsOf(actors, moverLabels),
      required: true,
    },
    { name: 'actor', type: 'text' },
    { name: 'cause', type: 'text' },
    { name: 'note', type: 'text' },
    shownAs('order.publicRef', 'Order'),
  ],
}
