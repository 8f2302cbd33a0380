import type { CollectionConfig } from 'payload'
import { systemOnly } from '@/src/access/collection-rules'
import { slugs } from '@/src/core/slugs'

/** What a key was answered to a call with an `Idempotency-Key`, to answer it again. Kept for a day. */
export const apiKeyAnswers: CollectionConfig = {
  slug: slugs.apiKeyAnswers,
  admin: { hidden: true },
  lockDocuments: false,
  access: systemOnly,
  indexes: [{ fields: ['key', 'idempotencyKey'], unique: true }],
  fields: [
    { name: 'key', type: 'relationship', relationTo: slugs.apiKeys, required: true },
    { name: 'idempotencyKey', type: 'text', required: true },
    // Of what was asked: another call with the same is a mistake.
    { name: 'askedHash', type: 'text', required: true },
    // Both missing while the first call is under way.
    { name: 'status', type: 'number' },
    { name: 'answer', type: 'textarea' },
  ],
}
