import type { CollectionConfig } from 'payload'
import { profileField } from '@/collections/_fields/fields'
import { systemOnly } from '@/src/access/collection-rules'
import { slugs } from '@/src/core/slugs'

/** Books of the built-in test payments: a payment page and all that grew from it is one row. */
export const testPayments: CollectionConfig = {
  slug: slugs.testPayments,
  admin: { hidden: true },
  lockDocuments: false,
  access: systemOnly,
  fields: [
    profileField,
    /** The part of its ids that they have in common. */
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    /** When something happens by itself: a page closes, a membership renews, is tried again, or ends. */
    { name: 'dueAt', type: 'date', index: true },
    /** Counts the changes: of two at the same time one has to look again. */
    { name: 'version', type: 'number', required: true },
    /** What the simulator knows of it; see `src/server/payments/test/books.ts`. */
    { name: 'state', type: 'json', required: true },
  ],
}
