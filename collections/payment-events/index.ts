import type { CollectionConfig } from 'payload'
import { systemOnly } from '@/src/access/collection-rules'
import { slugs } from '@/src/core/slugs'
import { providerNames } from '@/src/server/payments/services'

/** Every provider event once: the unique index is what makes a repeated webhook harmless. */
export const paymentEvents: CollectionConfig = {
  slug: slugs.paymentEvents,
  admin: { hidden: true },
  lockDocuments: false,
  access: systemOnly,
  indexes: [{ fields: ['provider', 'account', 'eventId'], unique: true }],
  fields: [
    { name: 'provider', type: 'select', options: providerNames, required: true },
    /** The connected account, '' for the platform's own: null would escape the unique index. */
    { name: 'account', type: 'text', defaultValue: '' },
    { name: 'eventId', type: 'text', required: true },
    { name: 'type', type: 'text', required: true },
    { name: 'objectId', type: 'text' },
    { name: 'livemode', type: 'checkbox', defaultValue: false },
    {
      name: 'state',
      type: 'select',
      options: ['received', 'processed', 'ignored', 'failed'],
      required: true,
      defaultValue: 'received',
    },
    { name: 'order', type: 'relationship', relationTo: slugs.orders, index: true },
    { name: 'membership', type: 'relationship', relationTo: slugs.memberships, index: true },
  ],
}
