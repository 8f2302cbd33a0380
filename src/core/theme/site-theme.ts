import type { PageDocument } from '@/src/core/page-document/schema'
import type { SiteWords } from '@/src/core/page-document/templates/site-words'
import type { Look } from '@/src/core/theme/looks'

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
  look?: Look
  /** The home page made when a site gets this theme, header and footer included. */
  home: (words: SiteWords) => PageDocument
  /** The one for a site of which little more than the name is known; `home` when not given. */
  starter?: (words: SiteWords) => PageDocument
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

/** The home page of a site of which little more than the name is known. */
export function starterOf({ home, starter = home }: SiteTheme, words: SiteWords): PageDocument {
  return starter(words)
}
