import { sql } from '@payloadcms/db-postgres'
import type { CollectionConfig } from 'payload'
import { richTextField, visibilityLabels } from '@/collections/_fields/fields'
import { ownUpload } from '@/collections/_fields/upload-fields'
import {
  checkContent,
  clearTiers,
  forgetWriting,
  removeReactions,
  rescheduleMail,
} from '@/collections/posts/hooks'
import { ownersOnly } from '@/src/access/collection-rules'
import { optionsOf } from '@/src/core/choices/options-of'
import { type PostType, postTypes, postVisibilities } from '@/src/core/contracts/members/posts'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import { cacheTags, profileIdOf, revalidatesTags } from '@/src/server/caching/cache-tags'
import { notesTextPolls } from '@/src/server/polls/note-text-polls'

/** Kinds of posts, in an owner's words. */
const typeLabels: Record<PostType, string> = {
  image: 'Pictures',
  video: 'Film',
  audio: 'Recording',
  poll: 'Poll',
}

const clearTags = revalidatesTags((doc) => [
  cacheTags.posts(profileIdOf(doc)),
  cacheTags.post(profileIdOf(doc), String(doc.id)),
])

const pollHooks = notesTextPolls({
  table: 'posts',
  column: 'body',
  isLive: sql`is_published`,
})

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
  access: ownersOnly('posts'),
  defaultSort: '-publishedAt',
  hooks: {
    beforeValidate: [clearTiers, checkContent],
    beforeChange: [forgetWriting],
    beforeDelete: [removeReactions, pollHooks.beforeDelete],
    afterChange: [rescheduleMail, pollHooks.afterChange, ...clearTags.afterChange],
    afterDelete: clearTags.afterDelete,
  },
  fields: [
    {
      name: 'type',
      label: 'Kind of post',
      type: 'select',
      options: optionsOf(postTypes, typeLabels),
      required: true,
      defaultValue: 'image',
      admin: { isClearable: false, description: 'Fans can look for one kind of post alone.' },
    },
    {
      name: 'caption',
      type: 'textarea',
      required: true,
      maxLength: limits.post.captionMax,
      admin: { description: 'Everyone reads it, also those who may not see the rest.' },
    },
    richTextField({
      name: 'body',
      label: 'Text',
      htmlField: 'bodyHtml',
      admin: { description: 'For those alone who may see the post.' },
    }),
    {
      // The rich-text plugin writes it.
      name: 'bodyHtml',
      type: 'textarea',
      // Payload's own limit is for what somebody types; as HTML a text is longer than as words.
      maxLength: 4 * limits.richText.bytesMax,
      admin: { hidden: true },
      access: { create: () => false, update: () => false },
    },
    {
      name: 'media',
      label: 'Pictures, films or recordings',
      labels: { singular: 'File', plural: 'Files' },
      type: 'array',
      maxRows: limits.post.mediaMax,
      admin: { condition: (data) => data.type !== 'poll' },
      fields: [
        ownUpload({ name: 'file', relationTo: slugs.postFiles, required: true }),
        {
          name: 'name',
          label: 'Title of a film or recording',
          type: 'text',
          maxLength: 120,
        },
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
          labels: { singular: 'Answer', plural: 'Answers' },
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
      options: optionsOf(postVisibilities, visibilityLabels),
      required: true,
      defaultValue: 'public',
      admin: {
        isClearable: false,
        components: { Cell: '/collections/posts/components/readers-cell#ReadersCell' },
      },
    },
    {
      name: 'tiers',
      type: 'relationship',
      relationTo: slugs.membershipTiers,
      hasMany: true,
      // Without a condition: Payload's form forgets to ask whether one holds when another answer has just come.
      admin: {
        description:
          'Counts for “Members of the tiers below”. Without a tier, nobody but you sees such a post.',
      },
    },
    {
      // What the composer keeps: of a draft what its fields cannot hold yet, of a shown post what is still to be shown.
      name: 'draft',
      type: 'json',
      admin: { hidden: true },
      access: { create: () => false, update: () => false },
    },
    {
      name: 'isPublished',
      label: 'Published',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        position: 'sidebar',
        description: 'Not ticked: a draft that only you see.',
      },
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
        description: 'Later than now: a published post appears by itself then.',
      },
    },
  ],
}
