import type { CollectionConfig, Config, Plugin } from 'payload'
import { onlineEndpoints } from '@/plugins/arrival/online/endpoints'
import { signUpEndpoints } from '@/plugins/arrival/sign-up/endpoints'
import { confirmPath } from '@/plugins/arrival/sign-up/sign-up-mails'
import { slugs } from '@/src/core/slugs'

/** How artists come here: they sign up, make their site, and put it online. */
export function arrival(): Plugin {
  return (config: Config): Config => ({
    ...withViews(config),
    collections: config.collections?.map((collection) =>
      collection.slug === slugs.profiles ? withOnline(collection) : collection,
    ),
    endpoints: [...(config.endpoints ?? []), ...signUpEndpoints],
  })
}

function withOnline(collection: CollectionConfig): CollectionConfig {
  return { ...collection, endpoints: [...(collection.endpoints || []), ...onlineEndpoints] }
}

function withViews({ admin, ...config }: Config): Config {
  const components = admin?.components
  return {
    ...config,
    admin: {
      ...admin,
      components: {
        ...components,
        afterLogin: [
          ...(components?.afterLogin ?? []),
          '/plugins/arrival/sign-up/sign-up-link#SignUpLink',
        ],
        views: {
          ...components?.views,
          signUp: {
            Component: '/plugins/arrival/sign-up/view#SignUpView',
            path: '/sign-up',
            exact: true,
          },
          confirmEmail: {
            Component: '/plugins/arrival/sign-up/confirm-view#ConfirmEmailView',
            path: confirmPath,
            exact: true,
          },
        },
      },
    },
  }
}
