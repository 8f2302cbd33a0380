import type { Config, Plugin } from 'payload'
import { visitEndpoints } from '@/plugins/insights/count-visit'
import { insightsEndpoints } from '@/plugins/insights/endpoints'
import { numbersPath } from '@/plugins/insights/paths'
import { slugs } from '@/src/core/slugs'

/** The artist's picture of how things go: the admin's start, and the numbers behind it. */
export function insights(): Plugin {
  return (config: Config): Config => ({
    ...withViews(config),
    collections: config.collections?.map((collection) =>
      collection.slug === slugs.profiles
        ? { ...collection, endpoints: [...(collection.endpoints || []), ...insightsEndpoints] }
        : collection,
    ),
    endpoints: [...(config.endpoints ?? []), ...visitEndpoints],
  })
}

function withViews({ admin, ...config }: Config): Config {
  const components = admin?.components
  return {
    ...config,
    admin: {
      ...admin,
      components: {
        ...components,
        beforeNavLinks: [
          ...(components?.beforeNavLinks ?? []),
          '/plugins/insights/nav-links#InsightsNavLinks',
        ],
        views: {
          ...components?.views,
          dashboard: { Component: '/plugins/insights/dashboard/view#DashboardView' },
          numbers: {
            Component: '/plugins/insights/numbers/view#NumbersView',
            path: numbersPath,
            exact: true,
          },
        },
      },
    },
  }
}
