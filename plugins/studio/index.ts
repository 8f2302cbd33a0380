import type { CollectionConfig, Config, Plugin } from 'payload'
import { logoEndpoint, logoPath } from '@/plugins/studio/brand/logo-endpoint'
import { findEndpoint } from '@/plugins/studio/find/find-endpoint'
import { withEmptyList } from '@/plugins/studio/lists/with-empty-list'
import { withDateCells } from '@/src/admin/dates/with-date-cells'
import { withSiteWords } from '@/src/admin/words/with-site-words'
import { env } from '@/src/core/env'
import { slugs } from '@/src/core/slugs'

/**
 * The admin as artists know it: its ways, its name, its look, and how anything in it is found.
 * Comes last, when all lists are there.
 */
export function studio(): Plugin {
  return ({ admin, collections, endpoints, ...config }: Config): Config => ({
    ...config,
    endpoints: [...(endpoints ?? []), logoEndpoint],
    collections: collections
      ?.map(withFind)
      .map(withEmptyList)
      .map(withDateCells)
      .map(withSiteWords),
    admin: {
      ...admin,
      meta: {
        ...admin?.meta,
        titleSuffix: ` · ${env().platform.name}`,
        icons: [{ rel: 'icon', url: logoPath }],
      },
      components: {
        ...admin?.components,
        Nav: '/plugins/studio/nav/nav#StudioNav',
        graphics: {
          Icon: '/plugins/studio/brand/home-icon#HomeIcon',
          Logo: '/plugins/studio/brand/brand#LoginLogo',
        },
      },
    },
  })
}

function withFind(collection: CollectionConfig): CollectionConfig {
  return collection.slug === slugs.profiles
    ? { ...collection, endpoints: [...(collection.endpoints || []), findEndpoint] }
    : collection
}
