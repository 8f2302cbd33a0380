import { z } from 'zod'
import { limits } from '@/src/core/limits'
import { errorsMessages } from '@/src/core/messages/errors'
import { themeMessages } from '@/src/core/messages/theme'
import type { PageDocument } from '@/src/core/page-document/schema'
import type { SiteText } from '@/src/core/page-document/templates/site-text'
import { headerLinkProblems, socialLinkProblems } from '@/src/core/theme/links'
import { pluginSettings, theme } from '@/src/core/theme/schema'
import type { ThemePreset } from '@/src/core/theme/theme-presets'

/** What a theme leaves out of the page header, which stands on every page. */
export type ThemeHeader = {
  /** The artist's header links, and the menu that holds them where they do not fit. */
  hidesLinks?: boolean
  /** Name and logo on the home page, for themes whose home page says them itself. */
  hidesNameAtHome?: boolean
}

/**
 * A kind of site that artists can choose: what they are told of it, and the home page it begins with.
 * Pure: it runs on the server and in the editor.
 */
export type SiteTheme = {
  /** 1 to 24 characters. */
  label: string
  /** What it is, in the Theme panel. */
  about: string
  /** After "Visitors see …". */
  now: string
  /** What happens when it goes live. */
  promise: string
  header?: ThemeHeader
  /** What it looks best in, offered when an artist looks at it. */
  look?: ThemePreset
  /** The home page made when a site gets this theme, header and footer included. */
  home: (words: SiteText) => PageDocument
  /** The one for a site that has little more than a name; `home` when not given. */
  starter?: (words: SiteText) => PageDocument
}

export type SiteThemes = ReadonlyMap<string, SiteTheme>

export const defaultThemeName = 'default'

/**
 * The theme of that name; that of several pages for a name whose plugin is gone.
 *
 * @throws {Error} when even that one is missing
 */
export function themeOf(themes: SiteThemes, name: string): SiteTheme {
  const found = themes.get(name) ?? themes.get(defaultThemeName)
  if (!found) {
    throw new Error(`The theme "${defaultThemeName}" is not installed.`)
  }
  return found
}

/** The home page of a site that has little more than a name. */
export function starterOf({ home, starter = home }: SiteTheme, words: SiteText): PageDocument {
  return starter(words)
}

const { headerLinksMax, linkLabelMax, addressMax } = limits.theme
const { colors, cornerRadius, fontFamily, socialLinks } = theme.shape

const address = z.string().trim().max(addressMax, themeMessages.unsafeAddress)
const picture = z.uuid().nullish()

const headerLink = z
  .object({
    label: z
      .string()
      .trim()
      .min(1, errorsMessages.required)
      .max(linkLabelMax, themeMessages.labelTooLong),
    href: address,
  })
  .refine((link) => !headerLinkProblems(link, false).href, {
    path: ['href'],
    message: themeMessages.unsafeAddress,
  })

const socialLink = z
  .object({ icon: socialLinks.element.shape.icon, href: address })
  .check((ctx) => {
    const { href: message } = socialLinkProblems(ctx.value)
    if (message) {
      ctx.issues.push({ code: 'custom', path: ['href'], message, input: ctx.value.href })
    }
  })

/** What an artist decides about the whole site, with pictures by id: every draft has to be right. */
export const storedTheme = z.object({
  colors,
  cornerRadius,
  fontFamily,
  logo: picture,
  avatar: picture,
  headerLinks: z.array(headerLink).max(headerLinksMax, themeMessages.tooManyLinks),
  socialLinks: z
    .array(socialLink)
    .refine((links) => new Set(links.map(({ icon }) => icon)).size === links.length, {
      message: themeMessages.platformOnce,
    }),
  // None are stored for a theme that is older than the first plugin.
  pluginSettings: pluginSettings.nullish().transform((settings) => settings ?? {}),
})

export type StoredTheme = z.output<typeof storedTheme>
