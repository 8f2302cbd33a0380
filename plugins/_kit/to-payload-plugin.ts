import type { CollectionConfig, Config, Plugin } from 'payload'
import { problemsOf } from '@/plugins/_kit/check-site-plugin'
import { withImporters } from '@/plugins/_kit/importer'
import type { SitePlugin } from '@/plugins/_kit/site-plugin'
import { ownersOnly } from '@/src/access/collection-rules'

/**
 * Adds a plugin's collections and endpoints to the Payload config. Its blocks come in through the
 * generated registries instead.
 *
 * @throws {Error} while the config loads, naming every broken rule, or both owners of a clash
 */
export function toPayloadPlugin(plugin: SitePlugin): Plugin {
  return (config: Config): Config => {
    const problems = [...problemsOf(plugin), ...clashesOf(plugin, config)]
    if (problems.length > 0) {
      throw new Error(problems.join('\n'))
    }
    const added = {
      ...config,
      collections: [...(config.collections ?? []), ...collectionsOf(plugin)],
      endpoints: [...(config.endpoints ?? []), ...(plugin.endpoints ?? [])],
    }
    return plugin.importers ? withImporters(added, plugin.importers) : added
  }
}

/** For the multi-tenant plugin, which gives each of them its `profile`. */
export function tenantCollectionsOf(
  plugins: readonly SitePlugin[],
): Record<string, Record<string, never>> {
  const own = plugins.flatMap(({ ownCollections }) => ownCollections ?? [])
  return Object.fromEntries(own.map(({ slug }) => [slug, {}]))
}

function collectionsOf({ collections, ownCollections }: SitePlugin): CollectionConfig[] {
  const own = (ownCollections ?? []).map((collection) => ({
    ...collection,
    access: ownersOnly('pages'),
  }))
  return [...(collections ?? []), ...own]
}

function clashesOf(plugin: SitePlugin, config: Config): string[] {
  const { slug, endpoints } = plugin
  const takenSlugs = new Set(config.collections?.map((collection) => collection.slug))
  const takenPaths = new Set(config.endpoints?.map(({ method, path }) => `${method} ${path}`))
  return [
    ...collectionsOf(plugin)
      .filter((collection) => takenSlugs.has(collection.slug))
      .map((collection) => `Plugin "${slug}" and the config both own "${collection.slug}".`),
    ...(endpoints ?? [])
      .filter(({ method, path }) => takenPaths.has(`${method} ${path}`))
      .map(({ method, path }) => `Plugin "${slug}" and the config both own "${method} ${path}".`),
  ]
}
