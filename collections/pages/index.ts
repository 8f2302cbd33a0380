import { sql } from '@payloadcms/db-postgres'
import type { CollectionConfig } from 'payload'
import { ownUpload } from '@/collections/_fields/upload-fields'
import { limitNumber } from '@/collections/_hooks/limit-number'
import { markDraftSave } from '@/collections/_hooks/mark-draft-save'
import { notFoundForOtherOwners } from '@/collections/_hooks/not-found-for-other-owners'
import { recordDeletion } from '@/collections/_hooks/record-changes'
import { returnsWholeDocument } from '@/collections/_hooks/return-whole-document'
import {
  archiveDeletedPage,
  checkRevision,
  checkSettings,
  noteLock,
  preserveLegalText,
  preserveLock,
  preserveSchedule,
  protectRequiredPage,
  recordFormerPaths,
  refuseDeletingRequiredPage,
  reserveDraftAddressOnly,
  serialiseWrites,
  takeFormerPath,
} from '@/collections/pages/hooks'
import { validateLayout } from '@/collections/pages/validate-layout'
import { ownersOnly } from '@/src/access/collection-rules'
import { isPlatformAdmin, mayOn } from '@/src/access/own-profile'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { defaultThemeName } from '@/src/core/theme/site-theme'
import { addressProblem } from '@/src/core/urls/page-address'
import { cacheTags, profileIdOf, revalidatesTags } from '@/src/server/caching/cache-tags'
import { notesTextPolls } from '@/src/server/polls/note-text-polls'

const tagHooks = revalidatesTags((doc) => [
  cacheTags.page(profileIdOf(doc), String(doc.pathname)),
  cacheTags.pages(profileIdOf(doc)),
])

const pollHooks = notesTextPolls({
  table: 'pages',
  column: 'layout',
  isLive: sql`_status = 'published'`,
})

/** Pages made in the visual editor. The picture of a page is one JSON document, `layout`. */
export const pages: CollectionConfig = {
  slug: slugs.pages,
  labels: { singular: 'Page', plural: 'Pages' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'pathname', '_status', 'updatedAt'],
    group: 'Site',
  },
  access: ownersOnly('pages'),
  defaultSort: ['position', 'pathname'],
  // Autosaved drafts share one version; without it a few minutes would push out the whole history.
  versions: { drafts: { autosave: { interval: 2000 } }, maxPerDoc: limits.pageVersionsMax },
  indexes: [{ fields: ['profile', 'theme', 'pathname'], unique: true }],
  hooks: {
    beforeOperation: [
      notFoundForOtherOwners,
      markDraftSave,
      serialiseWrites,
      noteLock,
      returnsWholeDocument('delete'),
    ],
    beforeValidate: [
      protectRequiredPage,
      checkSettings,
      validateLayout,
      preserveLegalText,
      checkRevision,
    ],
    beforeChange: [
      limitNumber({
        collection: slugs.pages,
        perSite: limits.pageSettings.perSite,
        field: 'title',
        message: ownerMessages.pages.tooMany,
      }),
      preserveSchedule,
      recordFormerPaths,
    ],
    beforeDelete: [refuseDeletingRequiredPage, archiveDeletedPage, pollHooks.beforeDelete],
    afterChange: [
      preserveLock,
      reserveDraftAddressOnly,
      takeFormerPath,
      pollHooks.afterChange,
      ...tagHooks.afterChange,
    ],
    afterDelete: [recordDeletion, ...tagHooks.afterDelete],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: limits.pageSettings.titleMax,
      admin: { components: { Cell: '/collections/pages/components/title-cell#TitleCell' } },
    },
    {
      name: 'pathname',
      label: 'Page address',
      type: 'text',
      required: true,
      index: true,
      admin: { description: 'Like /about; the home page is /' },
      validate: (value: unknown) => addressProblem(value) ?? true,
    },
    {
      /** Where visitors found it before, the newest first; only that of the live row counts. */
      name: 'formerPaths',
      type: 'json',
      admin: { hidden: true },
      access: { create: () => false, update: () => false },
    },
    {
      name: 'theme',
      type: 'text',
      defaultValue: defaultThemeName,
      index: true,
      admin: { hidden: true },
    },
    { name: 'position', type: 'number', defaultValue: 0, admin: { hidden: true } },
    {
      name: 'seo',
      label: 'In search engines and where the page is shared',
      type: 'group',
      fields: [
        { name: 'title', type: 'text', maxLength: limits.seo.titleMax },
        { name: 'description', type: 'textarea', maxLength: limits.seo.descriptionMax },
        ownUpload({ name: 'image', label: 'Picture', relationTo: slugs.media }),
        {
          name: 'isHidden',
          label: 'Keep this page out of search engines',
          type: 'checkbox',
          defaultValue: false,
        },
      ],
    },
    {
      name: 'schedule',
      type: 'group',
      admin: { hidden: true },
      fields: [
        { name: 'publishAt', type: 'date' },
        { name: 'unpublishAt', type: 'date' },
      ],
    },
    {
      name: 'layout',
      type: 'json',
      admin: { disabled: true },
      access: {
        // Read access to the page itself is the owner's already; a query may not search inside.
        read: ({ req, doc }) =>
          isPlatformAdmin(req) ||
          (doc !== undefined && mayOn(req, profileIdOf(doc), 'pages', 'read')),
      },
    },
    {
      name: 'rev',
      type: 'number',
      defaultValue: 0,
      required: true,
      admin: { disabled: true },
    },
    {
      name: 'isUndeletable',
      type: 'checkbox',
      defaultValue: false,
      admin: { hidden: true },
      access: {
        create: ({ req }) => isPlatformAdmin(req),
        update: ({ req }) => isPlatformAdmin(req),
      },
    },
  ],
}
