import type { Config, Plugin } from 'payload'
import { apiKeyEndpoints } from '@/plugins/api-keys/endpoints'
import { forgetKeys } from '@/plugins/api-keys/forget-keys'
import { apiKeysPath } from '@/src/admin/studio-paths'
import { slugs } from '@/src/core/slugs'
import { withEndpoints, withScreens } from '@/src/server/extend-config'
import { withPeriodicTasks } from '@/src/server/queue/periodic-tasks'

/** Keys by which programs work for a site, and which other sites may call it from a browser. */
export function apiKeys(): Plugin {
  return (config: Config): Config =>
    withPeriodicTasks(
      withEndpoints(
        withScreens(config, {
          apiKeys: {
            Component: '/plugins/api-keys/screens/api-keys-view#ApiKeysView',
            path: apiKeysPath,
            title: 'API keys',
          },
        }),
        slugs.profiles,
        apiKeyEndpoints,
      ),
      [{ name: 'forget-api-keys', everySeconds: 3600, run: forgetKeys }],
    )
}
