import type { CollectionConfig, Where } from 'payload'
import { emailRule } from '@/collections/_fields/email-rule'
import {
  addStarterContent,
  addThemeHome,
  keepFormerSlug,
  refreshArtistName,
  refuseDeletion,
  revalidateSite,
} from '@/collections/profiles/hooks'
import {
  isPlatformAdmin,
  nobody,
  ownProfileItself,
  platformAdminOnly,
} from '@/src/access/own-profile'
import { podcastCategories } from '@/src/core/choices/podcast-categories'
import { isTimeZone } from '@/src/core/events/time-zone'
import { limits } from '@/src/core/limits'
import { themeMessages } from '@/src/core/messages/theme'
import { slugs } from '@/src/core/slugs'
import { themeRegistry } from '@/src/core/theme/registry'
import { defaultThemeName } from '@/src/core/theme/site-theme'
import { isSiteAddress } from '@/src/core/urls/site-address'
import { isPlatformAddress } from '@/src/server/accounts/find-address'

/** The pictures of an artist that directories of podcasts take. */
const coverOf = (profile: number | string): Where => ({
  and: [{ profile: { equals: profile } }, { mimeType: { in: ['image/jpeg', 'image/png'] } }],
})

/** An artist's site: the tenant that everything else belongs to. */
export const profiles: CollectionConfig = {
  slug: slugs.profiles,
  labels: { singular: 'Site', plural: 'Sites' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', 'themeName'],
    group: 'Settings',
  },
  lockDocuments: false,
  access: {
    create: platformAdminOnly,
    read: ownProfileItself('site', 'read'),
    readVersions: nobody,
    update: ownProfileItself('site', 'change'),
    delete: nobody,
    unlock: nobody,
  },
  hooks: {
    beforeChange: [keepFormerSlug],
    afterChange: [addStarterContent, addThemeHome, refreshArtistName, revalidateSite],
    beforeDelete: [refuseDeletion],
  },
  fields: [
    // Sites whose pages may call the public API from a browser. Written by its own call alone.
    {
      name: 'apiOrigins',
      type: 'json',
      hidden: true,
      access: { create: () => false, update: () => false },
    },
    {
      name: 'name',
      label: 'Artist name',
      type: 'text',
      required: true,
      maxLength: limits.profile.nameMax,
    },
    {
      name: 'slug',
      label: 'Site address',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: {
        description:
          'The first part of the address, like luna-vale in luna-vale.example.com. The former one leads on to a new one.',
      },
      access: { update: ({ req }) => isPlatformAdmin(req) },
      validate: (value: unknown) =>
        (isSiteAddress(value) && !isPlatformAddress(value)) ||
        'Use lower-case letters, digits and hyphens; some words are taken',
    },
    {
      name: 'formerSlugs',
      type: 'json',
      hidden: true,
      access: { create: () => false, update: () => false },
    },
    { name: 'tagline', type: 'text', maxLength: limits.profile.taglineMax },
    {
      name: 'postalAddress',
      label: 'Postal address',
      type: 'textarea',
      maxLength: limits.email.postalAddressMax,
      admin: {
        description:
          'Stands at the end of your emails and nowhere else. Many countries ask for one in newsletters.',
      },
    },
    {
      name: 'answersTo',
      label: 'Answers go to',
      ...emailRule,
      admin: {
        placeholder: 'you@example.com',
        description:
          'Your address for what fans answer to your newsletters and other emails. They see it when they answer. Empty: answers reach nobody.',
      },
    },
    {
      name: 'playersAtOnce',
      label: 'Load players from other sites at once',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'Otherwise a film or post of another site, like YouTube or X, loads when a visitor presses it. At once, those sites hear of each visitor who opens the page, and may set cookies. Many countries ask for consent to that.',
      },
    },
    {
      name: 'hasLlmsTxt',
      label: 'Tell AI assistants about my site',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'Publishes a short list of your music, merch, shows and pages at /llms.txt, for assistants that answer questions about you. It does not say whether they may train on your work.',
      },
    },
    {
      name: 'podcast',
      label: 'Podcast',
      type: 'group',
      admin: {
        description:
          'Recordings in posts for everyone are a podcast: hand the address /feed.xml of your site to Apple Podcasts, Spotify and others. They take MP3 and M4A.',
      },
      fields: [
        {
          name: 'title',
          type: 'text',
          maxLength: limits.profile.nameMax,
          admin: { description: 'Empty: your artist name' },
        },
        {
          name: 'category',
          type: 'select',
          options: [...podcastCategories],
          defaultValue: 'Music',
          admin: { isClearable: false },
        },
        {
          name: 'isExplicit',
          label: 'Has explicit content',
          type: 'checkbox',
          defaultValue: false,
        },
        {
          name: 'email',
          label: 'Address of the owner',
          ...emailRule,
          admin: {
            description:
              'Directories write there to find out whether the podcast is yours. Anybody can read it in the feed.',
          },
        },
        {
          name: 'picture',
          label: 'Cover',
          type: 'upload',
          relationTo: slugs.media,
          // The profile is the document itself.
          filterOptions: ({ id }) => (id ? coverOf(id) : false),
          admin: {
            description:
              'Square, JPEG or PNG, 1400 to 3000 pixels wide. Empty: the picture of you that your theme has',
          },
        },
      ],
    },
    {
      name: 'themeName',
      label: 'Theme',
      // No select: its choices would be an enum of the database, and plugins bring themes.
      type: 'text',
      defaultValue: defaultThemeName,
      required: true,
      admin: {
        components: {
          Field: '/collections/profiles/components/theme-choice#ThemeChoice',
          Cell: '/collections/profiles/components/theme-choice#ThemeCell',
        },
      },
      // A site whose theme is gone with its plugin can still be changed in all else.
      validate: (value: unknown, { previousValue }: { previousValue?: unknown }) =>
        (typeof value === 'string' && (value === previousValue || themeRegistry().has(value))) ||
        themeMessages.notInstalled,
    },
    {
      name: 'storageGb',
      label: 'Storage in GB',
      type: 'number',
      min: 0,
      max: 1_000_000,
      admin: {
        position: 'sidebar',
        description: 'Room for this site’s files. Empty: as all sites; 0: no limit.',
        condition: (_, __, { user }) => isPlatformAdmin({ user }),
      },
      access: {
        create: ({ req }) => isPlatformAdmin(req),
        update: ({ req }) => isPlatformAdmin(req),
      },
    },
    {
      name: 'setUpAt',
      type: 'date',
      admin: { hidden: true },
      // Only the server notes that a site was set up.
      access: { create: () => false, update: () => false },
    },
    {
      name: 'onlineSince',
      type: 'date',
      index: true,
      admin: { hidden: true },
      // Without it visitors see nothing of the site. Written by its own call, see `plugins/arrival`.
      access: { create: () => false, update: () => false },
    },
    {
      name: 'deleteAfter',
      type: 'date',
      index: true,
      admin: { hidden: true },
      // Set while the site is to be deleted. Written by its own call, see `plugins/take-along/deletion`.
      access: { create: () => false, update: () => false },
    },
    {
      name: 'supportUntil',
      type: 'date',
      admin: { hidden: true },
      // Until then the platform's people may work here as support. Written by its own call, see `plugins/team/support`.
      access: { create: () => false, update: () => false },
    },
    {
      name: 'lockedPreviews',
      label: 'Show locked posts blurred',
      type: 'checkbox',
      defaultValue: true,
      admin: { description: 'Off: nothing of a locked picture or film is shown' },
    },
    {
      name: 'tiersIncludeLower',
      label: 'Higher tiers include lower ones',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'In the order of your tiers. Off: a post is for its own tiers alone' },
    },
    {
      name: 'timeZone',
      label: 'Time zone',
      // No select, as for events.
      type: 'text',
      defaultValue: 'UTC',
      admin: {
        description: 'By its clocks the days of your numbers begin',
        components: { Field: '/collections/events/components/time-zone-field#TimeZoneField' },
      },
      validate: (value: unknown) =>
        (typeof value === 'string' && isTimeZone(value)) || 'Use a zone like Europe/London',
    },
    {
      name: 'takesTips',
      label: 'Ask for a tip at checkout',
      type: 'checkbox',
      defaultValue: true,
    },
    {
      name: 'isDefault',
      label: 'Answers at the bare domain',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      access: {
        create: ({ req }) => isPlatformAdmin(req),
        update: ({ req }) => isPlatformAdmin(req),
      },
    },
  ],
}
