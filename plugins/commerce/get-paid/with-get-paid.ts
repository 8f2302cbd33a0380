import type { Config } from 'payload'
import { getPaidEndpoints } from '@/plugins/commerce/get-paid/endpoints'
import { getPaidPath } from '@/src/admin/get-paid-path'
import { slugs } from '@/src/core/slugs'

/** Gives the admin the screen at which artists connect the account that their money goes to. */
export function withGetPaid({ admin, collections, ...config }: Config): Config {
  const components = admin?.components
  return {
    ...config,
    collections: collections?.map((collection) =>
      collection.slug === slugs.profiles
        ? { ...collection, endpoints: [...(collection.endpoints || []), ...getPaidEndpoints] }
        : collection,
    ),
    admin: {
      ...admin,
      components: {
        ...components,
        afterNavLinks: [
          ...(components?.afterNavLinks ?? []),
          '/plugins/commerce/get-paid/nav-link#GetPaidNavLink',
        ],
        views: {
          ...components?.views,
          getPaid: {
            Component: '/plugins/commerce/get-paid/view#GetPaidView',
            path: getPaidPath,
            exact: true,
          },
        },
      },
    },
  }
}
