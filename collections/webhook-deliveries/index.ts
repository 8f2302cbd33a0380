import type { CollectionConfig } from 'payload'
import { profileField } from '@/collections/_fields/fields'
import { systemOnly } from '@/src/access/collection-rules'
import { deliveryStates } from '@/src/core/contracts/webhooks/endpoints'
import { slugs } from '@/src/core/slugs'

/**
 * One event for one webhook. A row is written in the transaction of the fact and is itself the queue; the triggers in
 * `migrations/hand-written.sql` do that.
 */
export const webhookDeliveries: CollectionConfig = {
  slug: slugs.webhookDeliveries,
  labels: { singular: 'Webhook delivery', plural: 'Webhook deliveries' },
  admin: { hidden: true },
  lockDocuments: false,
  access: systemOnly,
  indexes: [
    { fields: ['endpoint', 'event'], unique: true },
    { fields: ['endpoint', 'state', 'nextTryAt'] },
    { fields: ['profile', 'subject'] },
  ],
  fields: [
    profileField,
    {
      name: 'endpoint',
      type: 'relationship',
      relationTo: slugs.webhookEndpoints,
      required: true,
    },
    // The id of the fact, the same for each endpoint and each try.
    { name: 'event', type: 'text', required: true },
    { name: 'type', type: 'text', required: true },
    // The row that it tells of.
    { name: 'subject', type: 'text', required: true },
    { name: 'data', type: 'json', required: true },
    // Later than now: a post that is planned.
    { name: 'occurredAt', type: 'date', required: true, index: true },
    {
      name: 'state',
      type: 'select',
      options: [...deliveryStates],
      required: true,
      defaultValue: 'waiting',
    },
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
    { name: 'nextTryAt', type: 'date', required: true },
    // `[{ at, status, ms, answer, problem }]`, the newest last.
    { name: 'attempts', type: 'json' },
  ],
}
