import type { CollectionConfig } from 'payload'
import { emailField, profileField } from '@/collections/_fields/fields'
import { systemOnly } from '@/src/access/collection-rules'
import { runStates } from '@/src/core/contracts/automations/automations'
import { slugs } from '@/src/core/slugs'

/**
 * What an automation does for one person because of one event. The row is itself the queue: it is taken up when it is
 * due, and says which actions are done.
 */
export const automationRuns: CollectionConfig = {
  slug: slugs.automationRuns,
  labels: { singular: 'Run of an automation', plural: 'Runs of automations' },
  admin: { hidden: true },
  lockDocuments: false,
  access: systemOnly,
  indexes: [
    { fields: ['automation', 'event'], unique: true },
    { fields: ['automation', 'email'] },
    { fields: ['state', 'isParked', 'dueAt'] },
    { fields: ['profile', 'email'] },
  ],
  fields: [
    profileField,
    { name: 'automation', type: 'relationship', relationTo: slugs.automations, required: true },
    // Id of the event: a repeated delivery begins no second run.
    { name: 'event', type: 'text', required: true },
    emailField,
    // By it the person is found under another address, too.
    { name: 'account', type: 'relationship', relationTo: slugs.publicAccounts, index: true },
    // Id of the order, membership, subscriber or ticket of the event: a mail is skipped once that is over.
    { name: 'recordId', type: 'text' },
    // That they confirmed: the one that a mail's link leaves.
    { name: 'listId', type: 'text' },
    { name: 'occurredAt', type: 'date', required: true, index: true },
    {
      name: 'state',
      type: 'select',
      options: [...runStates],
      required: true,
      defaultValue: 'waiting',
    },
    // When its next action is to be done.
    { name: 'dueAt', type: 'date', required: true },
    // Its automation was off, or its site being deleted, when it was due: nobody looks at it again until that ends.
    { name: 'isParked', type: 'checkbox', required: true, defaultValue: false },
    // When it was last given to a job.
    { name: 'queuedAt', type: 'date' },
    // Of the next action.
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
    // `[{ actionId, kind, at, outcome, note }]`, in the order in which it was done.
    { name: 'outcomes', type: 'json', required: true },
  ],
}
