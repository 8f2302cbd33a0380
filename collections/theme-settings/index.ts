import type { CollectionConfig, TextField } from 'payload'
import { shownAs } from '@/collections/_fields/fields'
import { ownUpload } from '@/collections/_fields/upload-fields'
import { markDraftSave } from '@/collections/_hooks/mark-draft-save'
import { notFoundForOtherOwners } from '@/collections/_hooks/not-found-for-other-owners'
import {
  checkRevision,
  recordPublishedTheme,
  validateTheme,
} from '@/collections/theme-settings/hooks'
import { ownersOnly } from '@/src/access/collection-rules'
import { optionsOf } from '@/src/core/choices/options-of'
import { limits } from '@/src/core/limits'
import { themeMessages } from '@/src/core/messages/theme'
import { slugs } from '@/src/core/slugs'
import { fontFamilies } from '@/src/core/theme/fonts'
import { firstHeaderLinks, isSafeAddress } from '@/src/core/theme/links'
import { platformNames } from '@/src/core/theme/platform-names'
import { hexColor, socialPlatforms } from '@/src/core/theme/schema'
import { themePresets } from '@/src/core/theme/theme-presets'
import { cacheTags, profileIdOf, revalidatesTags } from '@/src/server/caching/cache-tags'

const colour = (name: keyof typeof themePresets.midnight.colors, label: string): TextField => ({
  name,
  label,
  type: 'text',
  required: true,
  defaultValue: themePresets.midnight.colors[name],
  validate: (value: unknown) => hexColor.safeParse(value).success || themeMessages.colour,
})

/** @param mayBeEmpty a link in the header may wait for its address */
const href = (mayBeEmpty: boolean): TextField => ({
  name: 'href',
  label: 'Goes to',
  type: 'text',
  required: true,
  validate: (value: unknown) =>
    (typeof value === 'string' && (isSafeAddress(value) || (mayBeEmpty && value.trim() === ''))) ||
    themeMessages.unsafeAddress,
})

/** Colours, font, logo and links of one site; one document per profile. */
export const themeSettings: CollectionConfig = {
  slug: slugs.themeSettings,
  labels: { singular: 'Theme', plural: 'Themes' },
  admin: {
    useAsTitle: 'shownAs',
    group: 'Site',
    description: 'How your site looks everywhere',
  },
  lockDocuments: false,
  // Changes wait as a draft, so that visitors see them together with the pages.
  versions: { drafts: { autosave: { interval: 2000 } }, maxPerDoc: 20 },
  access: ownersOnly('pages'),
  hooks: {
    beforeOperation: [notFoundForOtherOwners, markDraftSave],
    beforeValidate: [recordPublishedTheme, validateTheme, checkRevision],
    ...revalidatesTags((doc) => [cacheTags.site(profileIdOf(doc))]),
  },
  fields: [
    {
      name: 'colors',
      label: 'Colours',
      type: 'group',
      fields: [
        colour('primary', 'Main action'),
        colour('background', 'Background'),
        colour('text', 'Words'),
        colour('textPrimary', 'Words on the main action'),
      ],
    },
    {
      name: 'cornerRadius',
      label: 'Round corners (pixels)',
      type: 'number',
      min: 0,
      max: limits.theme.cornerRadiusMaxPx,
      required: true,
      defaultValue: themePresets.midnight.cornerRadius,
    },
    {
      name: 'fontFamily',
      label: 'Font',
      type: 'select',
      options: fontFamilies.map((family) => ({ value: family, label: family })),
      required: true,
      defaultValue: themePresets.midnight.fontFamily,
    },
    {
      name: 'rev',
      type: 'number',
      defaultValue: 0,
      admin: { disabled: true },
    },
    ownUpload({ name: 'logo', relationTo: slugs.media }),
    ownUpload({
      name: 'avatar',
      label: 'Picture of you',
      relationTo: slugs.media,
      admin: { description: 'On a one-page site, and where your site is shared' },
    }),
    {
      name: 'headerLinks',
      label: 'Links in the header',
      type: 'array',
      maxRows: limits.theme.headerLinksMax,
      defaultValue: firstHeaderLinks.map((link) => ({ ...link })),
      fields: [
        { name: 'label', type: 'text', required: true, maxLength: limits.theme.linkLabelMax },
        href(true),
      ],
    },
    {
      name: 'socialLinks',
      label: 'Social links',
      type: 'array',
      maxRows: socialPlatforms.length,
      validate: (rows: unknown) =>
        !Array.isArray(rows) ||
        new Set(rows.map((row: { icon?: string }) => row.icon)).size === rows.length ||
        themeMessages.platformOnce,
      fields: [
        {
          name: 'icon',
          label: 'Platform',
          type: 'select',
          required: true,
          options: optionsOf(socialPlatforms, platformNames),
        },
        href(false),
      ],
    },
    // The editor's Theme panel has its fields.
    { name: 'pluginSettings', type: 'json', admin: { disabled: true } },
    shownAs('profile.name', 'Site'),
  ],
}
