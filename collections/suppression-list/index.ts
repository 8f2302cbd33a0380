import type { CollectionConfig } from 'payload'
import { profileField } from '@/collections/_fields/fields'
import { systemOnly } from '@/src/access/collection-rules'
import { slugs } from '@/src/core/slugs'

/** Who left a list that is gone, or deleted their account, by a hash of their email: no import brings them back. */
export const suppressionList: CollectionConfig = {
  slug: slugs.suppressionList,
  admin: { hidden: true },
  lockDocuments: false,
  access: systemOnly,
  indexes: [{ fields: ['profile', 'emailHash'], unique: true }],
  fields: [profileField, { name: 'emailHash', type: 'text', required: true }],
}
