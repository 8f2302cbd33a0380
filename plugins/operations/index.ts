import type { Config, Plugin } from 'payload'
import { runAgainEndpoint } from '@/plugins/operations/failed-jobs/endpoint'
import { deleteOldRecords } from '@/plugins/operations/retention/delete-old-records'
import { failedJobsPath } from '@/src/admin/studio-paths'
import { withRootEndpoints, withScreens } from '@/src/server/extend-config'
import { withPeriodicTasks } from '@/src/server/queue/periodic-tasks'

/** What those who run the platform look after: jobs that failed, and what is kept for how long. */
export function operations(): Plugin {
  return (config: Config): Config =>
    withPeriodicTasks(
      withRootEndpoints(
        withScreens(config, {
          failedJobs: {
            Component: '/plugins/operations/failed-jobs/view#FailedJobsView',
            path: failedJobsPath,
            title: 'Failed jobs',
          },
        }),
        [runAgainEndpoint],
      ),
      [
        {
          name: 'delete-old-records',
          everySeconds: 3600,
          run: (payload) => deleteOldRecords(payload),
        },
      ],
    )
}
