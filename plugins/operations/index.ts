import type { Config, Plugin } from 'payload'
import { runAgainEndpoint } from '@/plugins/operations/failed-jobs/endpoint'
import { failedJobsPath } from '@/src/admin/failed-jobs-path'

/** What those who run the platform look after: jobs that failed, and what is kept for how long. */
export function operations(): Plugin {
  return ({ admin, ...config }: Config): Config => ({
    ...config,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        views: {
          ...admin?.components?.views,
          failedJobs: {
            Component: '/plugins/operations/failed-jobs/view#FailedJobsView',
            path: failedJobsPath,
            exact: true,
          },
        },
      },
    },
    endpoints: [...(config.endpoints ?? []), runAgainEndpoint],
  })
}
