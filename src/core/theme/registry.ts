import { type SiteThemes, type ThemeHeader, themeOf } from '@/src/core/theme/site-theme'

// Pages and the API of Next's bundle each load their own copy of this module; they share this.
const shared = globalThis as typeof globalThis & { [key: symbol]: SiteThemes | undefined }
const key = Symbol.for('bandstand.themes')

/** Called once by the composition root, which alone knows every theme. */
export function setThemeRegistry(themes: SiteThemes): void {
  shared[key] = themes
}

/**
 * The themes this installation has, for layers that may not import them.
 *
 * @throws when the composition root has not set them
 */
export function themeRegistry(): SiteThemes {
  const registered = shared[key]
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
