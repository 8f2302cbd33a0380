import type { CollectionConfig, Endpoint } from 'payload'
import type { Importer } from '@/plugins/_kit/importer'
import type { ThemePreset } from '@/src/core/theme/theme-presets'

/**
 * A look that artists can pick beside ours: four colours (`#rrggbb`), corners in pixels (0 to 40),
 * one of the twenty font families. Pairs of words and ground must be readable.
 */
export type SiteThemePreset = { label: string; look: ThemePreset }

/** Without rules, and without a field `profile`. */
export type OwnCollection = Omit<CollectionConfig, 'access'>

/**
 * What a third party adds to an installation. Everything carries the slug, so that two plugins
 * never meet: blocks `acme/tour-map`, themes `acme/diary`, looks `acme/sunset`, collections
 * `acme-dates`, endpoints `/acme/dates`.
 */
export type SitePlugin = {
  /** Lower-case letters, digits and dashes, e.g. `acme`. */
  slug: string
  /** Slugs begin with `<slug>-`; each has its own rule for create, read, update and delete. */
  collections?: CollectionConfig[]
  /**
   * Collections whose documents belong to one artist each. They get their `profile` and their rules
   * here: owners do everything with their own, nobody else anything.
   */
  ownCollections?: OwnCollection[]
  /** Paths begin with `/<slug>/`, below `/api`. */
  endpoints?: Endpoint[]
  /**
   * Folders of blocks by name. Module paths, not modules: the generator writes the imports, so that
   * server and editor bundles stay apart. Each folder holds `schema`, `render`, `editor` and, when
   * the block shows data, `load`, as the project's own blocks do.
   */
  blocks?: Record<string, `${string}/blocks/${string}`>
  /**
   * Kinds of site by name. Module paths like those of blocks; each module exports `theme`, a
   * `SiteTheme` (`src/core/theme/site-theme.ts`).
   */
  themes?: Record<string, `${string}/themes/${string}`>
  /**
   * Looks by name, for the editor's Theme panel. Plain data: the generator copies it, so that
   * nothing of the plugin's code reaches a browser for it.
   */
  themePresets?: Record<string, SiteThemePreset>
  /** Readers of other services' exports, shown under “Move in”. Their ids begin with `<slug>-`. */
  importers?: Importer[]
}
