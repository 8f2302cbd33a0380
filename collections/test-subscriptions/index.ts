import type { CollectionConfig } from 'payload'
import { profileField } from '@/collections/_fields/fields'
import { systemOnly } from '@/src/access/operations'
import { slugs } from '@/src/core/slugs'

/** Memberships in the books of the built-in test payment provider, as Stripe would keep them. */
export const testSubscriptions: CollectionConfig = {
  slug: slugs.testSubscriptions,
  admin: { hidden: true },
  lockDocuments: false,
  access: systemOnly,
  fields: [
    profileField,
    /** Of the page where it is paid for the first time. */
    { name: 'sessionId', type: 'text', required: true, unique: true, index: true },
    /** Set once it was paid. */
    { name: 'subscriptionId', type: 'text', unique: true, index: true },
    /** The same key answers with the same page, as Stripe does. */
    { name: 'idempotencyKey', type: 'text', required: true, unique: true, index: true },
    /** When something happens by itself: it renews, is tried again, or ends. */
    { name: 'dueAt', type: 'date', index: true },
    /** Counts the changes: of two at the same time one has to look again. */
    { name: 'version', type: 'number', defaultValue: 1 },
    /** Everything else; see `TestSubscription` of the test provider. */
    { name: 'state', type: 'json', required: true },
  ],
}
