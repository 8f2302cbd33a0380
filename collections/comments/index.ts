import type { CollectionConfig } from 'payload'
import { accountField, postField, profileField } from '@/collections/_fields/fields'
import { removableByOwners } from '@/src/access/collection-rules'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import { cacheTags, profileIdOf, revalidatesTags } from '@/src/server/caching/cache-tags'

/**
 * What fans say under a post. Owners may take a comment away, never change its words; hiding it and
 * closing its reports are calls of their own, which alone write the fields below `content`.
 */
export const comments: CollectionConfig = {
  slug: slugs.comments,
  admin: {
    useAsTitle: 'content',
    group: 'Audience',
    defaultColumns: ['content', 'account', 'post', 'createdAt'],
  },
  lockDocuments: false,
  access: removableByOwners('comments'),
  // What somebody complained about comes first.
  defaultSort: ['-openReports', '-createdAt'],
  indexes: [{ fields: ['post', 'createdAt'] }, { fields: ['profile', 'openReports'] }],
  hooks: revalidatesTags((doc) => [cacheTags.posts(profileIdOf(doc))]),
  fields: [
    profileField,
    postField,
    { ...accountField, label: 'Written by' },
    {
      name: 'content',
      label: 'Comment',
      type: 'textarea',
      required: true,
      maxLength: limits.comment.contentMax,
    },
    // Since when nobody but the artist sees it.
    { name: 'hiddenAt', label: 'Hidden since', type: 'date' },
    // Of the reports, those that the artist has not looked at yet; and since when there are some.
    { name: 'openReports', label: 'Reports', type: 'number', required: true, defaultValue: 0 },
    { name: 'reportedAt', label: 'Reported', type: 'date' },
    {
      // Who reported it, once each. Artists are told how many did, not who.
      name: 'reports',
      type: 'array',
      hidden: true,
      access: { read: () => false },
      fields: [
        { name: 'account', type: 'relationship', relationTo: slugs.publicAccounts, index: true },
        { name: 'at', type: 'date', required: true },
      ],
    },
  ],
}
