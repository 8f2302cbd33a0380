import type { CollectionConfig, Config, Endpoint, Plugin, UIField } from 'payload'
import { listFileEndpoints } from '@/plugins/newsletters/endpoints/list-file-endpoints'
import { newsletterEndpoints } from '@/plugins/newsletters/endpoints/newsletter-endpoints'
import { postMailEndpoints } from '@/plugins/newsletters/endpoints/post-mail-endpoints'
import { writingEndpoints } from '@/plugins/newsletters/endpoints/writing-endpoints'
import { slugs } from '@/src/core/slugs'
import { advanceNewsletters } from '@/src/server/newsletters/newsletter-progress'
import { sendNewsletterJob } from '@/src/server/newsletters/send-newsletter'
import { withJobs } from '@/src/server/queue/define-job'
import { withPeriodicTasks } from '@/src/server/queue/periodic-tasks'

type Part = { endpoints: Endpoint[]; panel?: UIField }

const panel = (component: string): UIField => ({
  name: 'mailing',
  type: 'ui',
  admin: {
    components: { Field: `/plugins/newsletters/admin/${component}` },
    disableListColumn: true,
  },
})

/** What each collection gets. Payload asks a collection for everything below its slug. */
const parts: Readonly<Record<string, Part | undefined>> = {
  [slugs.newsletters]: {
    endpoints: [...newsletterEndpoints, ...writingEndpoints],
    panel: panel('newsletter-panel#NewsletterPanel'),
  },
  [slugs.posts]: {
    endpoints: postMailEndpoints,
  },
  [slugs.emailLists]: {
    endpoints: listFileEndpoints,
    panel: panel('list-panel#ListPanel'),
  },
}

/** Mails to many: newsletters, mails about posts, and the lists they go to. */
export function newsletters(): Plugin {
  return (config: Config): Config =>
    withPeriodicTasks(
      withJobs(
        {
          ...config,
          collections: config.collections?.map((collection) => {
            const part = parts[collection.slug]
            return part ? withPart(collection, part) : collection
          }),
        },
        [sendNewsletterJob],
      ),
      [{ name: 'advance-newsletters', everySeconds: 20, run: advanceNewsletters }],
    )
}

function withPart(collection: CollectionConfig, part: Part): CollectionConfig {
  return {
    ...collection,
    fields: [...(part.panel ? [part.panel] : []), ...collection.fields],
    endpoints: [...(collection.endpoints || []), ...part.endpoints],
  }
}
