import type { Config } from 'payload'
import { releaseEndpoints } from '@/plugins/catalog/release/endpoints'
import { forgetUntouchedReleases } from '@/plugins/catalog/release/server/make-release'
import { sellDueReleases } from '@/plugins/catalog/release/server/release-state'
import { musicPath } from '@/src/admin/studio-paths'
import { slugs } from '@/src/core/slugs'
import { withPeriodicTasks } from '@/src/server/queue/periodic-tasks'

/** Gives artists the list of their music, and one screen for each release. */
export function withRelease({ admin, collections, ...config }: Config): Config {
  const components = admin?.components
  return withPeriodicTasks(
    {
      ...config,
      collections: collections?.map((collection) =>
        collection.slug === slugs.profiles
          ? { ...collection, endpoints: [...(collection.endpoints || []), ...releaseEndpoints] }
          : collection,
      ),
      admin: {
        ...admin,
        components: {
          ...components,
          views: {
            ...components?.views,
            music: {
              Component: '/plugins/catalog/music-list/view#MusicListView',
              path: musicPath,
              exact: true,
            },
            release: {
              Component: '/plugins/catalog/release/view#ReleaseView',
              path: `${musicPath}/:releaseId`,
              exact: true,
            },
          },
        },
      },
    },
    [
      { name: 'sell-due-releases', everySeconds: 20, run: sellDueReleases },
      { name: 'forget-untouched-releases', everySeconds: 3600, run: forgetUntouchedReleases },
    ],
  )
}
