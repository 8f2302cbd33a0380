import type { CollectionSlug, Config, Endpoint, PayloadComponent } from 'payload'

type Screen = {
  /** As the import map names it: `/plugins/…/view#TheView`. */
  Component: PayloadComponent
  /** Below the admin's route. */
  path: `/${string}`
  /** In the window's title, and in the frame's line of where one is. */
  title: string
}

/** How a plugin brings screens of its own to the admin, by their names. */
export function withScreens(
  { admin, ...config }: Config,
  screens: Readonly<Record<string, Screen>>,
): Config {
  const added = Object.entries(screens).map(([name, { title, ...screen }]) => [
    name,
    { ...screen, exact: true, meta: { title } },
  ])
  const components = admin?.components
  return {
    ...config,
    admin: {
      ...admin,
      components: {
        ...components,
        views: { ...components?.views, ...Object.fromEntries(added) },
      },
    },
  }
}

/** How a plugin brings calls below `/api/<slug>`: Payload asks a collection for everything there. */
export function withEndpoints(
  config: Config,
  slug: CollectionSlug,
  endpoints: readonly Endpoint[],
): Config {
  return {
    ...config,
    collections: config.collections?.map((collection) =>
      collection.slug === slug
        ? { ...collection, endpoints: [...(collection.endpoints || []), ...endpoints] }
        : collection,
    ),
  }
}

/** How a plugin brings calls below `/api`, behind those that are there. */
export function withRootEndpoints(config: Config, endpoints: readonly Endpoint[]): Config {
  return { ...config, endpoints: [...(config.endpoints ?? []), ...endpoints] }
}
