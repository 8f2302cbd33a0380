import type { Config, Plugin } from 'payload'
import { problemsOf } from '@/plugins/_kit/check-site-plugin'
import type { SitePlugin } from '@/plugins/_kit/site-plugin'

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
    return {
      ...config,
      collections: [...(config.collections ?? []), ...(plugin.collections ?? [])],
      endpoints: [...(config.endpoints ?? []), ...(plugin.endpoints ?? [])],
    }
  }
}

function clashesOf({ slug, collections, endpoints }: SitePlugin, config: Config): string[] {
  const takenSlugs = new Set(config.collections?.map((collection) => collection.slug))
  const takenPaths = new Set(config.endpoints?.map(({ method, path }) => `${method} ${path}`))
  return [
    ...(collections ?? [])
      .filter((collection) => takenSlugs.has(collection.slug))
      .map((collection) => `Plugin "${slug}" and the config both own "${collection.slug}".`),
    ...(endpoints ?? [])
      .filter(({ method, path }) => takenPaths.has(`${method} ${path}`))
      .map(({ method, path }) => `Plugin "${slug}" and the config both own "${method} ${path}".`),
  ]
}
