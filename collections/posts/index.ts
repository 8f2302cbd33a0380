import type { CollectionConfig } from 'payload'
import { ownUpload } from '@/collections/_fields/own-upload'
import { richTextField } from '@/collections/_fields/rich-text-field'
import { checkContent } from '@/collections/posts/hooks/check-content'
import { removeReactions } from '@/collections/posts/hooks/remove-reactions'
import { ownersOnly } from '@/src/access/operations'
import { postTypes, postVisibilities } from '@/src/core/contracts/posts'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import { bustsTags, cacheTags, profileIdOf } from '@/src/server/cache-tags'

const clearTags = bustsTags((doc) => [
  cacheTags.posts(profileIdOf(doc)),
  cacheTags.post(profileIdOf(doc), String(doc.id)),
])

const visibilityLabels: Record<(typeof postVisibilities)[number], string> = {
  public: 'Everyone',
  members: 'Everyone with an account',
  paid: 'Paying members',
  tiers: 'Members of the tiers below',
}

/** An entry of the members' feed. */
export const posts: CollectionConfig = {
  slug: slugs.posts,
  labels: { singular: 'Post', plural: 'Posts' },
  admin: {
    useAsTitle: 'caption',
    group: 'Members',
    defaultColumns: ['caption', 'type', 'visibility', 'isPublished', 'publishedAt'],
  },
  lockDocuments: false,
  access: ownersOnly,
  defaultSort: '-publishedAt',
  indexes: [
    { fields: ['profile', 'isPublished', 'publishedAt'] },
    { fields: ['profile', 'isPublished', 'type', 'publishedAt'] },
  ],
  hooks: {
    beforeValidate: [checkContent],
    beforeDelete: [removeReactions],
    ...clearTags,
  },
  fields: [
    {
      name: 'type',
      type: 'select',
      options: [...postTypes],
      required: true,
      defaultValue: 'image',
    },
    { name: 'caption', type: 'textarea', required: true, maxLength: limits.post.captionMax },
    richTextField({
      name: 'body',
      label: 'Text',
      htmlField: 'bodyHtml',
      admin: { description: 'For those alone who may see the post. The caption is for everyone.' },
    }),
    {
      // The rich-text plugin writes it.
      name: 'bodyHtml',
      type: 'textarea',
      admin: { hidden: true },
      access: { create: () => false, update: () => false },
    },
    {
      name: 'media',
      label: 'Pictures, films or recordings',
      type: 'array',
      maxRows: limits.post.mediaMax,
      admin: { condition: (data) => data.type !== 'poll' },
      fields: [
        ownUpload({ name: 'file', relationTo: slugs.postFiles, required: true }),
        { name: 'name', type: 'text', maxLength: 120 },
        ownUpload(
          {
            name: 'poster',
            label: 'Picture shown before a film or recording plays',
            relationTo: slugs.postFiles,
          },
          { mimeType: { contains: 'image/' } },
        ),
      ],
    },
    {
      name: 'poll',
      type: 'group',
      admin: { condition: (data) => data.type === 'poll' },
      fields: [
        { name: 'question', type: 'text', maxLength: limits.poll.questionMax },
        {
          name: 'options',
          label: 'Answers',
          type: 'array',
          maxRows: limits.poll.optionsMax,
          fields: [
            { name: 'text', type: 'text', required: true, maxLength: limits.poll.optionMax },
          ],
        },
        {
          name: 'closesAt',
          label: 'Voting ends',
          type: 'date',
          admin: { date: { pickerAppearance: 'dayAndTime' } },
        },
      ],
    },
    {
      name: 'visibility',
      label: 'Who may see it',
      type: 'select',
      options: postVisibilities.map((value) => ({ value, label: visibilityLabels[value] })),
      required: true,
      defaultValue: 'public',
    },
    {
      name: 'tiers',
      type: 'relationship',
      relationTo: slugs.membershipTiers,
      hasMany: true,
      admin: {
        condition: (data) => data.visibility === 'tiers',
        description: 'Without a tier, nobody but you sees this post.',
      },
    },
    {
      name: 'isPublished',
      label: 'Published',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    {
      name: 'publishedAt',
      label: 'Shown from',
      type: 'date',
      required: true,
      defaultValue: () => new Date().toISOString(),
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime' },
        description: 'In the future: it appears by itself then.',
      },
    },
  ],
}
