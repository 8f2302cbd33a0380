import { type SiteThemes, type ThemeHeader, themeOf } from '@/src/core/theme/site-theme'

let registered: SiteThemes | null = null

/** Called once by the composition root, which alone knows every theme. */
export function setThemeRegistry(themes: SiteThemes): void {
  registered = themes
}

/**
 * The themes this installation has, for layers that may not import them.
 *
 * @throws when the composition root has not set them
 */
export function themeRegistry(): SiteThemes {
  if (!registered) {
    throw new Error(
      'No themes are registered: call setThemeRegistry() where the config is composed',
    )
  }
  return registered
}

/** What the page header leaves out with a theme, be it installed or not. */
export function headerOf(themeName: string): ThemeHeader {
  return themeOf(themeRegistry(), themeName).header ?? {}
}
