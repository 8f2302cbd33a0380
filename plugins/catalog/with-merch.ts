import type { Config } from 'payload'
import { merchScreenEndpoints } from '@/plugins/catalog/merch/endpoints'
import { merchEndpoints } from '@/plugins/catalog/merch-list/endpoints'
import { variantEndpoints } from '@/plugins/catalog/variants/endpoints'
import { merchPath } from '@/src/admin/studio-paths'
import { slugs } from '@/src/core/slugs'
import { withEndpoints, withScreens } from '@/src/server/extend-config'

/** Gives artists the list of their merch, and one screen for each piece. */
export function withMerch(config: Config): Config {
  const screens = {
    merch: {
      Component: '/plugins/catalog/merch-list/view#MerchView',
      path: merchPath,
      title: 'Merch',
    },
    merchItem: {
      Component: '/plugins/catalog/merch/view#MerchScreenView',
      path: `${merchPath}/:merchId`,
      title: 'Merch',
    },
  } as const
  return withEndpoints(withScreens(config, screens), slugs.profiles, [
    ...variantEndpoints,
    ...merchEndpoints,
    ...merchScreenEndpoints,
  ])
}
