import type { Plugin } from 'payload'
import { writtenPostEndpoints } from '@/plugins/posts/endpoints'
import { forgetUntouchedPosts } from '@/plugins/posts/server/make-post'
import { slugs } from '@/src/core/slugs'
import { withEndpoints } from '@/src/server/extend-config'
import { withPeriodicTasks } from '@/src/server/queue/periodic-tasks'

/** What artists write for their fans: the list of it, and the composer. */
export function posts(): Plugin {
  return (config) =>
    withPeriodicTasks(withEndpoints(config, slugs.profiles, writtenPostEndpoints), [
      { name: 'forget-untouched-posts', everySeconds: 3600, run: forgetUntouchedPosts },
    ])
}
