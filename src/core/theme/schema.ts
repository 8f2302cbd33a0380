import { z } from 'zod'
import { limits } from '@/src/core/limits'
import { themeMessages } from '@/src/core/messages/theme'
import { fontFamilies } from '@/src/core/theme/fonts'

export const hexColor = z.string().regex(/^#[0-9a-f]{6}$/i, themeMessages.colour)

export const socialPlatforms = ['instagram', 'facebook', 'twitter', 'youtube', 'website'] as const

/** What artists set for installed plugins, by slug. Each plugin parses its own. */
export const pluginSettings = z.record(
  z.string().max(41),
  z.record(
    z.string().max(limits.theme.linkLabelMax),
    z.union([
      z.string().max(limits.theme.addressMax),
      z.number(),
      z.boolean(),
      z.array(z.string().max(limits.theme.addressMax)).max(limits.theme.headerLinksMax),
    ]),
  ),
)

export const theme = z.object({
  colors: z.object({
    primary: hexColor,
    background: hexColor,
    text: hexColor,
    /** Text on the primary colour. */
    textPrimary: hexColor,
  }),
  /** Pixels. */
  cornerRadius: z.number().min(0).max(limits.theme.cornerRadiusMaxPx),
  fontFamily: z.enum(fontFamilies),
  /** Address of the logo picture; empty shows the profile's name in upper case. */
  logo: z.string(),
  headerLinks: z.array(z.object({ label: z.string().min(1), href: z.string() })),
  socialLinks: z.array(z.object({ icon: z.enum(socialPlatforms), href: z.string() })),
  pluginSettings: pluginSettings.optional(),
})

export type Theme = z.infer<typeof theme>
/** Name of a theme; that of a plugin carries its slug: `acme/tour`. */
export type ThemeName = string
export type SocialPlatform = (typeof socialPlatforms)[number]
