import type { Config, Plugin } from 'payload'
import { withImporters } from '@/plugins/_kit/importer'
import { importEndpoints } from '@/plugins/move-in/endpoints'
import { importers } from '@/plugins/move-in/importers'
import { forgetUnsent } from '@/plugins/move-in/imports'
import { importJob } from '@/plugins/move-in/run/import-job'
import { moveInPath } from '@/src/admin/studio-paths'
import { slugs } from '@/src/core/slugs'
import { withEndpoints, withScreens } from '@/src/server/extend-config'
import { withJobs } from '@/src/server/queue/define-job'
import { withPeriodicTasks } from '@/src/server/queue/periodic-tasks'

/** Brings what artists have elsewhere. */
export function moveIn(): Plugin {
  return (config: Config): Config =>
    withImporters(
      withPeriodicTasks(
        withJobs(
          withEndpoints(
            withScreens(config, {
              moveIn: {
                Component: '/plugins/move-in/screens/sources-view#SourcesView',
                path: moveInPath,
                title: 'Move in',
              },
              moveInFrom: {
                Component: '/plugins/move-in/screens/import-view#ImportView',
                path: `${moveInPath}/:importer`,
                title: 'Move in',
              },
            }),
            slugs.profiles,
            importEndpoints,
          ),
          [importJob],
        ),
        [{ name: 'forget-unsent-imports', everySeconds: 3600, run: forgetUnsent }],
      ),
      importers,
    )
}
