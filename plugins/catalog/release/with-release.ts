import type { Config } from 'payload'
import { sellDueProducts } from '@/plugins/catalog/product/server/product-state'
import { releaseEndpoints } from '@/plugins/catalog/release/endpoints'
import { linkedMerchEndpoints } from '@/plugins/catalog/release/linked-merch/endpoints'
import { forgetUntouchedReleases } from '@/plugins/catalog/release/server/make-release'
import { musicPath } from '@/src/admin/studio-paths'
import { slugs } from '@/src/core/slugs'
import { withEndpoints, withScreens } from '@/src/server/extend-config'
import { withPeriodicTasks } from '@/src/server/queue/periodic-tasks'

/** Gives artists the list of their music, and one screen for each release. */
export function withRelease(config: Config): Config {
  const screens = {
    music: {
      Component: '/plugins/catalog/music-list/view#MusicListView',
      path: musicPath,
      title: 'Music',
    },
    release: {
      Component: '/plugins/catalog/release/view#ReleaseView',
      path: `${musicPath}/:releaseId`,
      title: 'Release',
    },
  } as const
  return withPeriodicTasks(
    withEndpoints(withScreens(config, screens), slugs.profiles, [
      ...releaseEndpoints,
      ...linkedMerchEndpoints,
    ]),
    [
      { name: 'sell-due-releases', everySeconds: 20, run: sellDueProducts },
      { name: 'forget-untouched-releases', everySeconds: 3600, run: forgetUntouchedReleases },
    ],
  )
}
