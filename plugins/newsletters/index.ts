import type { CollectionConfig, Config, Endpoint, PayloadRequest, Plugin, UIField } from 'payload'
import { emailListCallsByKey } from '@/plugins/newsletters/endpoints/by-key'
import { listFileEndpoints } from '@/plugins/newsletters/endpoints/list-file-endpoints'
import { newsletterEndpoints } from '@/plugins/newsletters/endpoints/newsletter-endpoints'
import { postMailEndpoints } from '@/plugins/newsletters/endpoints/post-mail-endpoints'
import { writingEndpoints } from '@/plugins/newsletters/endpoints/writing-endpoints'
import { withEmbedField } from '@/src/admin/embed-field/with-embed-field'
import { slugs } from '@/src/core/slugs'
import { advanceNewsletters } from '@/src/server/newsletters/newsletter-progress'
import { sendNewsletterJob } from '@/src/server/newsletters/send-newsletter'
import { withJobs } from '@/src/server/queue/define-job'
import { withPeriodicTasks } from '@/src/server/queue/periodic-tasks'
import { withSiteDeletion } from '@/src/server/site-deletion'
import { runSql } from '@/src/server/transaction'

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
    withSiteDeletion(
      withPeriodicTasks(
        withJobs(
          {
            ...config,
            endpoints: [...(config.endpoints ?? []), ...emailListCallsByKey],
            collections: config.collections?.map((collection) => {
              const part = parts[collection.slug]
              const whole = part ? withPart(collection, part) : collection
              return collection.slug === slugs.emailLists ? withEmbedField(whole, 'lists') : whole
            }),
          },
          [sendNewsletterJob],
        ),
        [{ name: 'advance-newsletters', everySeconds: 20, run: advanceNewsletters }],
      ),
      { begin: keepPlanned },
    )
}

function withPart(collection: CollectionConfig, part: Part): CollectionConfig {
  return {
    ...collection,
    fields: [...(part.panel ? [part.panel] : []), ...collection.fields],
    endpoints: [...(collection.endpoints || []), ...part.endpoints],
  }
}

/** Makes drafts again of what waits for its day: a site that is to be deleted writes to nobody by itself. */
async function keepPlanned(req: PayloadRequest, profileId: string): Promise<void> {
  await runSql(req)`
    update newsletters set state = 'draft', scheduled_at = null, problem = null, updated_at = now()
    where profile_id = ${profileId} and state = 'scheduled'`
}
