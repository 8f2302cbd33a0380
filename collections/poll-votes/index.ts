import type { CollectionConfig } from 'payload'
import { accountField, postField } from '@/collections/_fields/post-reader-fields'
import { profileField } from '@/collections/_fields/profile-field'
import { systemOnly } from '@/src/access/operations'
import { slugs } from '@/src/core/slugs'

/** One vote per fan and poll. Nobody is shown who voted for what. */
export const pollVotes: CollectionConfig = {
  slug: slugs.pollVotes,
  admin: { hidden: true },
  lockDocuments: false,
  access: systemOnly,
  indexes: [{ fields: ['post', 'account'], unique: true }, { fields: ['post', 'optionId'] }],
  fields: [
    profileField,
    postField,
    accountField,
    { name: 'optionId', type: 'text', required: true, maxLength: 40 },
  ],
}
