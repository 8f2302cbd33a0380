import type { CollectionConfig } from 'payload'
import { accountField, postField } from '@/collections/_fields/post-reader-fields'
import { profileField } from '@/collections/_fields/profile-field'
import { readOnlyForOwners } from '@/src/access/operations'
import { ofOwnProfile } from '@/src/access/own-profile'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import { bustsTags, cacheTags, profileIdOf } from '@/src/server/cache-tags'

/** What fans say under a post. Owners may take a comment away, never change its words. */
export const comments: CollectionConfig = {
  slug: slugs.comments,
  admin: {
    useAsTitle: 'content',
    group: 'Audience',
    defaultColumns: ['content', 'account', 'post', 'reportedAt', 'createdAt'],
  },
  lockDocuments: false,
  access: { ...readOnlyForOwners, delete: ofOwnProfile },
  defaultSort: '-createdAt',
  indexes: [{ fields: ['post', 'createdAt'] }],
  hooks: bustsTags((doc) => [cacheTags.posts(profileIdOf(doc))]),
  fields: [
    profileField,
    postField,
    accountField,
    {
      name: 'content',
      type: 'textarea',
      required: true,
      maxLength: limits.comment.contentMax,
    },
    { name: 'reportedAt', label: 'Reported', type: 'date', index: true },
  ],
}
