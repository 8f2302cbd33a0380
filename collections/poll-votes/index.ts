import type { CollectionConfig } from 'payload'
import { accountField, postField, profileField } from '@/collections/_fields/fields'
import { systemOnly } from '@/src/access/collection-rules'
import { slugs } from '@/src/core/slugs'

/** One vote per fan and poll, of a post or in a text. Nobody is shown who voted for what. */
export const pollVotes: CollectionConfig = {
  slug: slugs.pollVotes,
  admin: { hidden: true },
  lockDocuments: false,
  access: systemOnly,
  indexes: [
    { fields: ['post', 'account'], unique: true },
    { fields: ['post', 'optionId'] },
    { fields: ['textPoll', 'account'], unique: true },
    { fields: ['textPoll', 'optionId'] },
  ],
  fields: [
    profileField,
    { ...postField, required: false },
    { name: 'textPoll', type: 'relationship', relationTo: slugs.textPolls, index: true },
    accountField,
    { name: 'optionId', type: 'text', required: true, maxLength: 40 },
  ],
}
