import type { Config, Plugin } from 'payload'
import { mediaEndpoints } from '@/plugins/uploads/endpoints/media'
import { mediaItemEndpoints } from '@/plugins/uploads/endpoints/media-item'
import { presignEndpoint } from '@/plugins/uploads/endpoints/presign'
import { removeStaleUploads } from '@/plugins/uploads/remove-stale-uploads'
import { slugs } from '@/src/core/slugs'
import { withEndpoints, withRootEndpoints } from '@/src/server/extend-config'
import { withPeriodicTasks } from '@/src/server/queue/periodic-tasks'

const endpoints = [...mediaEndpoints, ...mediaItemEndpoints]

/** Files that an artist's browser sends straight to the storage, and the media library they end up in. */
export function uploads(): Plugin {
  return (config: Config): Config =>
    withPeriodicTasks(
      withRootEndpoints(withEndpoints(config, slugs.profiles, endpoints), [presignEndpoint]),
      [{ name: 'remove-stale-uploads', everySeconds: 3600, run: removeStaleUploads }],
    )
}
