import type { CollectionConfig, Config, Endpoint, Plugin } from 'payload'
import { problemsOf } from '@/plugins/_kit/check-site-plugin'
import { withImporters } from '@/plugins/_kit/importer'
import type { OwnCollection, SitePlugin } from '@/plugins/_kit/site-plugin'
import { withTools } from '@/plugins/_kit/tools'
import { withCards, withViews } from '@/plugins/_kit/views'
import { ownersOnly } from '@/src/access/collection-rules'
import { cacheTags, profileIdOf, revalidatesTags } from '@/src/server/caching/cache-tags'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { enqueue } from '@/src/server/queue'
import { withJobs } from '@/src/server/queue/define-job'
import { withPeriodicTasks } from '@/src/server/queue/periodic-tasks'
import { readByBlocks } from '@/src/server/site-data/plugin-rows'
import { siteSettings } from '@/src/server/site-data/site-settings'
import { runSql, withTx } from '@/src/server/transaction'

/**
 * Adds what a plugin brings to the Payload config. What the editor or visitors' pages load comes in through the
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
    const steps: readonly ((config: Config) => Config)[] = [
      (each) => withTools(each, { enqueue, withTx, runSql, settings: siteSettings }),
      (each) => withImporters(each, plugin.importers ?? []),
      (each) => withJobs(each, plugin.jobs ?? []),
      (each) => withPeriodicTasks(each, plugin.tasks ?? []),
      (each) => withViews(each, plugin),
      (each) => withCards(each, plugin),
    ]
    const added: Config = {
      ...config,
      collections: [...(config.collections ?? []), ...collectionsOf(plugin)],
      endpoints: [...(config.endpoints ?? []), ...endpointsOf(plugin)],
    }
    return steps.reduce((each, step) => step(each), added)
  }
}

/** For the multi-tenant plugin, which gives each of them its `profile`. */
export function tenantCollectionsOf(
  plugins: readonly SitePlugin[],
): Record<string, Record<string, never>> {
  const own = plugins.flatMap(({ ownCollections }) => ownCollections ?? [])
  return Object.fromEntries(own.map(({ slug }) => [slug, {}]))
}

function endpointsOf({ endpoints = [], publicEndpoints = [] }: SitePlugin): Endpoint[] {
  return [...endpoints, ...publicEndpoints.map(({ madeBy }) => madeBy(definePublicEndpoint))]
}

function collectionsOf({ collections, ownCollections }: SitePlugin): CollectionConfig[] {
  return [...(collections ?? []), ...(ownCollections ?? []).map(withRows)]
}

/** Each artist's own, and what blocks show of it follows its changes. */
function withRows(collection: OwnCollection): CollectionConfig {
  const { hooks, custom, slug } = collection
  const clears = revalidatesTags((doc) => [cacheTags.rows(profileIdOf(doc), slug)])
  return {
    ...collection,
    access: ownersOnly('pages'),
    custom: { ...custom, ...readByBlocks },
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), ...clears.afterChange],
      afterDelete: [...(hooks?.afterDelete ?? []), ...clears.afterDelete],
    },
  }
}

function clashesOf(plugin: SitePlugin, config: Config): string[] {
  const { slug } = plugin
  const takenSlugs = new Set(config.collections?.map((collection) => collection.slug))
  const takenPaths = new Set(config.endpoints?.map(({ method, path }) => `${method} ${path}`))
  const views = Object.values(config.admin?.components?.views ?? {})
  const isBelow = (parent: string, path?: string) =>
    path === parent || path?.startsWith(`${parent}/`)
  const takenParents = [
    ...[`/${slug}`, `/public/${slug}`]
      .filter((parent) => config.endpoints?.some(({ path }) => isBelow(parent, path)))
      .map((parent) => `/api${parent}`),
    ...(views.some((view) => isBelow(`/${slug}`, view.path)) ? [`/admin/${slug}`] : []),
  ]
  return [
    ...collectionsOf(plugin)
      .filter((collection) => takenSlugs.has(collection.slug))
      .map((collection) => `Plugin "${slug}" and the config both own "${collection.slug}".`),
    ...(plugin.endpoints ?? [])
      .filter(({ method, path }) => takenPaths.has(`${method} ${path}`))
      .map(({ method, path }) => `Plugin "${slug}" and the config both own "${method} ${path}".`),
    ...takenParents.map(
      (parent) => `Plugin "${slug}": "${parent}" is the platform's own; give it another slug.`,
    ),
  ]
}
