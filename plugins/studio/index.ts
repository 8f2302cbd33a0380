import type { Config, Plugin } from 'payload'
import { logoEndpoint, logoPath } from '@/plugins/studio/brand/logo-endpoint'
import { findEndpoint } from '@/plugins/studio/find/find-endpoint'
import { withEmptyList } from '@/plugins/studio/lists/with-empty-list'
import { withOwnAccount } from '@/plugins/studio/own-account/with-own-account'
import { scriptReportEndpoint } from '@/plugins/studio/trusted-types/report-endpoint'
import { withAutosave } from '@/src/admin/autosave/with-autosave'
import { withCells } from '@/src/admin/cells/with-cells'
import { coveringTools } from '@/src/admin/covering-screen'
import { withPlainLabels } from '@/src/admin/words/with-plain-labels'
import { env } from '@/src/core/env'
import { slugs } from '@/src/core/slugs'
import { withEndpoints } from '@/src/server/extend-config'

/**
 * The admin as artists know it: its ways, its name, its look, and how anything in it is found.
 * Comes last, when all lists are there.
 */
export function studio(): Plugin {
  return ({ admin, endpoints, ...config }: Config): Config => ({
    ...config,
    endpoints: [...(endpoints ?? []), logoEndpoint, scriptReportEndpoint],
    collections: withEndpoints(config, slugs.profiles, [findEndpoint])
      .collections?.map(withEmptyList)
      .map(withOwnAccount)
      .map(withPlainLabels)
      .map(withCells)
      .map(withAutosave),
    admin: {
      ...admin,
      dependencies: {
        ...admin?.dependencies,
        [coveringTools]: {
          path: '/plugins/studio/find/find-shortcut#FindShortcut',
          type: 'component',
        },
      },
      meta: {
        ...admin?.meta,
        titleSuffix: ` · ${env().platform.name}`,
        icons: [{ rel: 'icon', url: logoPath }],
      },
      components: {
        ...admin?.components,
        // Outermost: it comes before all that writes HTML.
        providers: [
          '/plugins/studio/trusted-types/script-policy.client#ScriptPolicy',
          ...(admin?.components?.providers ?? []),
        ],
        Nav: '/plugins/studio/nav/nav#StudioNav',
        graphics: {
          Icon: '/plugins/studio/brand/home-icon#HomeIcon',
          Logo: '/plugins/studio/brand/brand#LoginLogo',
        },
      },
    },
  })
}
