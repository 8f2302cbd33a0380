import type { CollectionConfig, Endpoint } from 'payload'

/**
 * What a third party adds to an installation. Everything carries the slug, so that two plugins
 * never meet: blocks `acme/tour-map`, collections `acme-dates`, endpoints `/acme/dates`.
 */
export type SitePlugin = {
  /** Lower-case letters, digits and dashes, e.g. `acme`. */
  slug: string
  /** Slugs begin with `<slug>-`; each has its own rule for create, read, update and delete. */
  collections?: CollectionConfig[]
  /** Paths begin with `/<slug>/`, below `/api`. */
  endpoints?: Endpoint[]
  /**
   * Folders of blocks by name. Module paths, not modules: the generator writes the imports, so that
   * server and editor bundles stay apart. Each folder holds `schema`, `render`, `editor` and, when
   * the block shows data, `load`, as the project's own blocks do.
   */
  blocks?: Record<string, `${string}/blocks/${string}`>
}
