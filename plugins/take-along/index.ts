import type { Config, Plugin } from 'payload'
import { deleteDueSites } from '@/plugins/take-along/deletion/delete-site'
import { deletionEndpoints } from '@/plugins/take-along/deletion/endpoints'
import { removeSiteFiles } from '@/plugins/take-along/deletion/remove-site-files'
import { exportEndpoints } from '@/plugins/take-along/endpoints'
import { forgetExports, makeExport } from '@/plugins/take-along/site-exports'
import { deleteSitePath, takeAlongPath } from '@/src/admin/studio-paths'
import { slugs } from '@/src/core/slugs'
import { withEndpoints, withScreens } from '@/src/server/extend-config'
import { withJobs } from '@/src/server/queue/define-job'
import { withPeriodicTasks } from '@/src/server/queue/periodic-tasks'

/** Lets an artist leave with all that is theirs, and delete it here. */
export function takeAlong(): Plugin {
  return (config: Config): Config =>
    withPeriodicTasks(
      withJobs(
        withEndpoints(withOwnScreens(config), slugs.profiles, [
          ...exportEndpoints,
          ...deletionEndpoints,
        ]),
        [makeExport, removeSiteFiles],
      ),
      [
        { name: 'delete-sites', everySeconds: 60, run: deleteDueSites },
        { name: 'forget-site-exports', everySeconds: 3600, run: forgetExports },
      ],
    )
}

function withOwnScreens(config: Config): Config {
  return withScreens(config, {
    takeAlong: {
      Component: '/plugins/take-along/take-along-view#TakeAlongView',
      path: takeAlongPath,
      title: 'Take everything along',
    },
    deleteSite: {
      Component: '/plugins/take-along/deletion/delete-site-view#DeleteSiteView',
      path: deleteSitePath,
      title: 'Delete the site',
    },
  })
}
