import { sql } from '@payloadcms/db-postgres'
import type { CollectionConfig, PayloadRequest, TextField } from 'payload'
import { text } from 'payload/shared'
import { richTextField } from '@/collections/_fields/fields'
import { ownUpload } from '@/collections/_fields/upload-fields'
import { removeTickets, removeWaitlist, updateTickets } from '@/collections/events/hooks'
import { lastTimeZone } from '@/collections/events/last-time-zone'
import { ownersOnly } from '@/src/access/collection-rules'
import { optionsOf } from '@/src/core/choices/options-of'
import { type EventStatus, eventStatuses } from '@/src/core/contracts/events/events'
import { isTimeZone } from '@/src/core/events/time-zone'
import { slugs } from '@/src/core/slugs'
import { safeUrl } from '@/src/core/urls/safe-url'
import { cacheTags, profileIdOf, revalidatesTags } from '@/src/server/caching/cache-tags'
import { notesTextPolls } from '@/src/server/polls/note-text-polls'

const clearTags = revalidatesTags((doc) => [
  cacheTags.events(profileIdOf(doc)),
  cacheTags.event(profileIdOf(doc), String(doc.id)),
])

const pollHooks = notesTextPolls({
  table: 'events',
  column: 'description',
  isLive: sql`is_published`,
})

const statusLabels: Record<EventStatus, string> = {
  scheduled: 'Takes place',
  cancelled: 'Called off',
}

const line = (name: string, label: string, required: boolean): TextField =>
  ({ name, label, type: 'text', required, maxLength: 120 }) as TextField

type ShownLine = { isNeeded: boolean }

/** Drafts may lack it, and are stored with an empty one; what visitors see has what is needed. */
const lineOfPlace = (name: string, label: string, { isNeeded }: ShownLine): TextField =>
  ({
    ...line(name, label, true),
    defaultValue: '',
    validate: (value, options) => {
      const { isPublished } = options.data as { isPublished?: boolean }
      const required = typeof value !== 'string' || (isNeeded && Boolean(isPublished))
      return text(value, { ...options, required } as typeof options)
    },
  }) as TextField

/** A concert or another date. Its ticket types are variants that name it. */
export const events: CollectionConfig = {
  slug: slugs.events,
  labels: { singular: 'Show', plural: 'Shows' },
  admin: {
    useAsTitle: 'title',
    group: 'Store',
    defaultColumns: ['title', 'startsAt', 'address.city', 'status', 'isPublished'],
  },
  lockDocuments: false,
  access: ownersOnly('shows'),
  defaultSort: 'startsAt',
  indexes: [{ fields: ['profile', 'isPublished', 'startsAt'] }],
  hooks: {
    afterChange: [updateTickets, pollHooks.afterChange, ...clearTags.afterChange],
    beforeDelete: [removeTickets, removeWaitlist, pollHooks.beforeDelete],
    afterDelete: clearTags.afterDelete,
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 200 },
    ownUpload({
      name: 'media',
      label: 'Pictures, the first one large',
      relationTo: slugs.media,
      hasMany: true,
    }),
    {
      name: 'startsAt',
      label: 'Date and time',
      type: 'date',
      required: true,
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'timeZone',
      label: 'Time zone of the venue',
      // No select: its choices would be an enum of the database, and zones come and go.
      type: 'text',
      required: true,
      defaultValue: async ({ req }: { req: PayloadRequest }) =>
        (await lastTimeZone(req)) ?? 'Europe/London',
      admin: {
        components: { Field: '/collections/events/components/time-zone-field#TimeZoneField' },
      },
      validate: (value: unknown) =>
        (typeof value === 'string' && isTimeZone(value)) || 'Use a zone like Europe/London',
    },
    {
      name: 'address',
      type: 'group',
      fields: [
        lineOfPlace('name', 'Venue', { isNeeded: true }),
        lineOfPlace('street', 'Street', { isNeeded: false }),
        line('zipCode', 'Zip code', false),
        lineOfPlace('city', 'City', { isNeeded: true }),
        lineOfPlace('country', 'Country', { isNeeded: true }),
      ],
    },
    richTextField({ name: 'description' }),
    {
      name: 'actionText',
      label: 'Words on the link',
      type: 'text',
      maxLength: 40,
      admin: { description: 'For tickets that somebody else sells' },
    },
    {
      name: 'actionLink',
      label: 'Link',
      type: 'text',
      maxLength: 500,
      validate: (value: unknown) =>
        !value ||
        (typeof value === 'string' && safeUrl(value) !== 'about:blank') ||
        'Use an address like https://…',
    },
    {
      name: 'status',
      type: 'select',
      options: optionsOf(eventStatuses, statusLabels),
      defaultValue: 'scheduled',
      required: true,
    },
    {
      name: 'isPublished',
      label: 'On the site',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    {
      name: 'tickets',
      type: 'join',
      collection: slugs.variants,
      on: 'event',
      orderable: false,
      admin: {
        defaultColumns: ['size', 'priceMinor', 'availabilityStatus', 'stockQuantity'],
        description: 'Each kind of ticket with its price and how many there are',
      },
    },
  ],
}
