import type { CollectionConfig } from 'payload'
import { profileField } from '@/collections/_fields/fields'
import { systemOnly } from '@/src/access/collection-rules'
import { slugs } from '@/src/core/slugs'

/** Who was blocked from commenting and has deleted their account, by a hash of their email. */
export const blockedEmails: CollectionConfig = {
  slug: slugs.blockedEmails,
  admin: { hidden: true },
  lockDocuments: false,
  access: systemOnly,
  indexes: [{ fields: ['profile', 'emailHash'], unique: true }],
  fields: [
    profileField,
    { name: 'emailHash', type: 'text', required: true },
    { name: 'blockedAt', type: 'date', required: true },
  ],
}
