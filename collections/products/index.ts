import { sql } from '@payloadcms/db-postgres'
import type { CollectionConfig, Where } from 'payload'
import { playLimitField, richTextField, visibilityLabels } from '@/collections/_fields/fields'
import { moneyField } from '@/collections/_fields/money-field'
import { ownUpload } from '@/collections/_fields/upload-fields'
import { recordDeletion } from '@/collections/_hooks/record-changes'
import { returnsWholeDocument } from '@/collections/_hooks/return-whole-document'
import {
  checkPublishing,
  prepareSongs,
  removeParts,
  reschedulePreOrders,
  summariseOwnFigures,
} from '@/collections/products/hooks'
import { ownersOnly } from '@/src/access/collection-rules'
import { optionsOf } from '@/src/core/choices/options-of'
import { streamingChoices, streamingLabels } from '@/src/core/choices/streaming-choices'
import { postVisibilities } from '@/src/core/contracts/members/posts'
import { productCategories } from '@/src/core/contracts/products/products'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import { cacheTags, profileIdOf, revalidatesTags } from '@/src/server/caching/cache-tags'
import { notesTextPolls } from '@/src/server/polls/note-text-polls'
import { idOf } from '@/src/server/site-data/visitor-read'

const clearTags = revalidatesTags((doc) => [
  cacheTags.products(profileIdOf(doc)),
  cacheTags.product(profileIdOf(doc), String(doc.id)),
])

const pollHooks = notesTextPolls({
  table: 'products',
  column: 'description',
  isLive: sql`is_published`,
})

/** Figures that {@link summariseOwnFigures} writes. */
const computed = {
  access: { create: () => false, update: () => false },
  admin: { readOnly: true, position: 'sidebar' },
} as const

/** A release or a piece of merch. Prices live on its variants; the store's figures are copied here. */
export const products: CollectionConfig = {
  slug: slugs.products,
  labels: { singular: 'Product', plural: 'Products' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'priceMinMinor', 'isPublished', 'releaseDate'],
    group: 'Store',
    // Tickets are looked after in their event.
    baseFilter: () => ({ category: { not_equals: 'Ticket' } }),
  },
  lockDocuments: false,
  access: ownersOnly('products'),
  defaultSort: '-releaseDate',
  indexes: [
    { fields: ['profile', 'category', 'isPublished', 'releaseDate'] },
    { fields: ['profile', 'isFeatured', 'releaseDate'] },
  ],
  hooks: {
    beforeOperation: [returnsWholeDocument('create', 'update', 'delete')],
    beforeChange: [checkPublishing],
    afterChange: [
      summariseOwnFigures,
      prepareSongs,
      reschedulePreOrders,
      pollHooks.afterChange,
      ...clearTags.afterChange,
    ],
    beforeDelete: [removeParts, pollHooks.beforeDelete],
    afterDelete: [recordDeletion, ...clearTags.afterDelete],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: studioLimits.release.titleMax,
      index: true,
      admin: { components: { Cell: '/collections/products/components/title-cell#TitleCell' } },
    },
    {
      name: 'category',
      type: 'select',
      options: [...productCategories, { value: 'Ticket', label: 'Tickets of an event' }],
      required: true,
      defaultValue: 'Music',
    },
    {
      name: 'artist',
      type: 'text',
      maxLength: studioLimits.release.artistMax,
      admin: { description: 'Empty: your own name' },
    },
    {
      name: 'optionName',
      label: 'What buyers choose beside the colour',
      type: 'text',
      maxLength: studioLimits.merch.optionNameMax,
      // Written with the variants: the form must not send back what it was opened with.
      admin: { disabled: true },
    },
    {
      name: 'release',
      label: 'Belongs to the release',
      type: 'relationship',
      relationTo: slugs.products,
      index: true,
      filterOptions: ({ data }): Where => ({
        category: { equals: 'Music' },
        profile: { equals: idOf(data?.profile) ?? '' },
      }),
      // Without a condition: what is hidden is not checked, and could be another artist's.
      admin: { description: 'For merch: your store shows them together.' },
    },
    richTextField({ name: 'description' }),
    { name: 'credits', type: 'textarea', maxLength: studioLimits.release.creditsMax },
    ownUpload({
      name: 'media',
      label: 'Pictures, the cover first',
      relationTo: slugs.media,
      hasMany: true,
    }),
    {
      name: 'releaseDate',
      type: 'date',
      required: true,
      defaultValue: () => new Date().toISOString(),
      admin: {
        date: { displayFormat: 'd MMM yyyy' },
        description:
          'Pre-orders come out on this day, unless Prices and stock name another one. Your store shows the newest first, unless you order it yourself, and songs carry its year.',
      },
    },
    {
      // Set on the product that stands for an event's tickets, which the store does not list.
      name: 'event',
      type: 'relationship',
      relationTo: slugs.events,
      unique: true,
      index: true,
      admin: { readOnly: true, condition: (data) => Boolean(data.event) },
      access: { create: () => false, update: () => false },
    },
    {
      name: 'isPublished',
      label: 'In the store',
      type: 'checkbox',
      defaultValue: false,
      // A copy has no prices yet.
      hooks: { beforeDuplicate: [() => false] },
    },
    {
      // Until then it is a draft; a task puts it into the store.
      name: 'onSaleAt',
      label: 'Goes on sale',
      type: 'date',
      index: true,
      admin: {
        condition: ({ onSaleAt }) => Boolean(onSaleAt),
        date: { pickerAppearance: 'dayAndTime' },
        description: 'Empty: when you put it in the store',
      },
      hooks: { beforeDuplicate: [() => null] },
    },
    { name: 'isFeatured', label: 'Featured', type: 'checkbox', defaultValue: false },
    {
      name: 'hasCoverColours',
      label: 'Its page has the colours of its cover',
      type: 'checkbox',
      defaultValue: false,
    },
    {
      name: 'showsLyrics',
      label: 'Its page shows the lyrics',
      type: 'checkbox',
      defaultValue: false,
      admin: { condition: ({ category }) => category === 'Music' },
    },
    // The higher, the further in front its artist has put it; what was never moved stands before all of that.
    // Its index is `products_store_idx`.
    { name: 'storeRank', type: 'number', ...computed, admin: { hidden: true } },
    {
      name: 'visibility',
      label: 'Who may buy it',
      type: 'select',
      options: optionsOf(postVisibilities, visibilityLabels),
      defaultValue: 'public',
      admin: { isClearable: false, description: 'Everyone sees it in the store.' },
    },
    {
      name: 'tiers',
      type: 'relationship',
      relationTo: slugs.membershipTiers,
      hasMany: true,
      // Without a condition: what is hidden is not checked, and could be another artist's.
      admin: { description: 'Counts for “Members of the tiers below”.' },
    },
    {
      name: 'streaming',
      label: 'Before buying, anyone may hear',
      type: 'select',
      defaultValue: 'preview',
      options: optionsOf(streamingChoices, streamingLabels),
      admin: {
        isClearable: false,
        condition: ({ category }) => category === 'Music',
        description: 'Buyers hear everything, as often as they like.',
      },
    },
    {
      ...playLimitField,
      admin: {
        condition: ({ category, streaming }) => category === 'Music' && streaming === 'limited',
      },
    },
    {
      name: 'variants',
      label: 'Prices and stock',
      type: 'join',
      collection: slugs.variants,
      on: 'product',
      orderable: false,
      admin: { defaultColumns: ['title', 'priceMinor', 'availabilityStatus', 'stockQuantity'] },
    },
    {
      name: 'tracks',
      type: 'join',
      collection: slugs.tracks,
      on: 'product',
      orderable: false,
      admin: { defaultColumns: ['position', 'title', 'durationSeconds'] },
    },
    {
      name: 'releaseType',
      type: 'select',
      options: [
        { value: 'none', label: 'No release' },
        { value: 'single', label: 'Single' },
        { value: 'album', label: 'Album' },
      ],
      defaultValue: 'none',
      ...computed,
    },
    // What it is sold as, by how buyers get it; the API tells it.
    {
      name: 'kind',
      type: 'select',
      options: ['digital', 'physical'],
      required: true,
      defaultValue: 'digital',
      ...computed,
      admin: { hidden: true },
    },
    { name: 'trackCount', type: 'number', defaultValue: 0, ...computed },
    // `MP3, FLAC`: how all of its songs can be downloaded now. Shown above the form, song by song.
    { name: 'formats', type: 'text', ...computed, admin: { hidden: true } },
    { name: 'bonusCount', type: 'number', defaultValue: 0, ...computed, admin: { hidden: true } },
    moneyField({ name: 'priceMinMinor', label: 'Lowest price', defaultValue: 0, ...computed }),
    moneyField({ name: 'priceMaxMinor', label: 'Highest price', defaultValue: 0, ...computed }),
    { name: 'payWhatYouWant', type: 'checkbox', defaultValue: false, ...computed },
  ],
}
