import type { Config, Plugin } from 'payload'
import { createDueContentTask } from '@/plugins/public-api/due-content-task'
import { accountDataEndpoints } from '@/plugins/public-api/endpoints/account-data'
import { accountEmailEndpoints } from '@/plugins/public-api/endpoints/account-email'
import { accountEmailListEndpoints } from '@/plugins/public-api/endpoints/account-email-lists'
import { accountMailSettingsEndpoints } from '@/plugins/public-api/endpoints/account-mail-settings'
import { accountSessionEndpoints } from '@/plugins/public-api/endpoints/account-sessions'
import {
  accountEndpoints,
  passwordEndpoints,
  sessionEndpoints,
} from '@/plugins/public-api/endpoints/accounts'
import { certificateEndpoints } from '@/plugins/public-api/endpoints/certificates'
import { commentEndpoints } from '@/plugins/public-api/endpoints/comments'
import { contactEndpoints } from '@/plugins/public-api/endpoints/contact'
import { emailListFormEndpoints } from '@/plugins/public-api/endpoints/email-list-forms'
import { emailListEndpoints } from '@/plugins/public-api/endpoints/email-lists'
import { eventEndpoints } from '@/plugins/public-api/endpoints/events'
import { pageEndpoints } from '@/plugins/public-api/endpoints/pages'
import { pollEndpoints } from '@/plugins/public-api/endpoints/polls'
import { postEndpoints } from '@/plugins/public-api/endpoints/posts'
import { productEndpoints } from '@/plugins/public-api/endpoints/products'
import { membershipTierEndpoints, profileEndpoints } from '@/plugins/public-api/endpoints/profiles'
import { reactionEndpoints } from '@/plugins/public-api/endpoints/reactions'
import { openApiEndpoint } from '@/plugins/public-api/openapi/endpoint'
import { cdnTasks } from '@/src/server/caching/cdn/purge-cdn'
import { measureRecordingJob } from '@/src/server/posts/measure-recording'
import { withJobs } from '@/src/server/queue/define-job'
import { withPeriodicTasks } from '@/src/server/queue/periodic-tasks'

export { denyVisitors } from '@/plugins/public-api/deny-visitors'

/** Adds the calls that visitors and their browsers may make, all below `/api`. */
export function publicApi(): Plugin {
  return (config: Config): Config =>
    withPeriodicTasks(
      withJobs(
        {
          ...config,
          endpoints: [
            ...(config.endpoints ?? []),
            ...profileEndpoints,
            ...pageEndpoints,
            ...productEndpoints,
            ...membershipTierEndpoints,
            ...postEndpoints,
            ...reactionEndpoints,
            ...commentEndpoints,
            ...pollEndpoints,
            ...eventEndpoints,
            ...emailListEndpoints,
            ...emailListFormEndpoints,
            ...contactEndpoints,
            ...accountEndpoints,
            ...accountEmailEndpoints,
            ...accountEmailListEndpoints,
            ...accountMailSettingsEndpoints,
            ...accountSessionEndpoints,
            ...accountDataEndpoints,
            ...sessionEndpoints,
            ...passwordEndpoints,
            ...certificateEndpoints,
            openApiEndpoint,
          ],
        },
        [measureRecordingJob],
      ),
      [
        { name: 'revalidate-due-content', everySeconds: 60, run: createDueContentTask() },
        ...cdnTasks(),
      ],
    )
}
