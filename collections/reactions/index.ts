import type { CollectionConfig } from 'payload'
import { accountField, postField, profileField, shownAs } from '@/collections/_fields/fields'
import { readOnlyForOwners } from '@/src/access/collection-rules'
import { reactionKinds } from '@/src/core/contracts/members/posts'
import { slugs } from '@/src/core/slugs'

/** Likes and saves: at most one of each per fan and post. */
export const reactions: CollectionConfig = {
  slug: slugs.reactions,
  labels: { singular: 'Like or save', plural: 'Likes and saves' },
  admin: {
    useAsTitle: 'shownAs',
    group: 'Audience',
    defaultColumns: ['account', 'kind', 'post', 'createdAt'],
  },
  lockDocuments: false,
  access: readOnlyForOwners('comments'),
  indexes: [
    { fields: ['post', 'kind', 'account'], unique: true },
    { fields: ['account', 'kind', 'createdAt'] },
  ],
  fields: [
    profileField,
    { name: 'kind', type: 'select', options: [...reactionKinds], required: true },
    postField,
    { ...accountField, label: 'Fan' },
    shownAs('account.firstName', 'Fan'),
  ],
}
