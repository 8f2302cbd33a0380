import type { CollectionAfterChangeHook, CollectionConfig, Config, Plugin } from 'payload'
import { checkDueHosts } from '@/plugins/domains/check-due-hosts'
import { checkDomainEndpoint } from '@/plugins/domains/check-endpoint'
import { checkHostJob } from '@/plugins/domains/check-host'
import { tellOfDomainJob } from '@/plugins/domains/tell-artist'
import { slugs } from '@/src/core/slugs'
import type { Domain } from '@/src/payload-types'
import { enqueue } from '@/src/server/queue'
import { withJobs } from '@/src/server/queue/define-job'
import { withPeriodicTasks } from '@/src/server/queue/periodic-tasks'

/** Proves that a site may answer at a domain: a record of the domain names the site. */
export function domains(): Plugin {
  return (config: Config): Config =>
    withPeriodicTasks(
      withJobs(
        {
          ...config,
          collections: config.collections?.map((collection) =>
            collection.slug === slugs.domains ? withProof(collection) : collection,
          ),
        },
        [checkHostJob, tellOfDomainJob],
      ),
      [{ name: 'check-domains', everySeconds: 300, run: (payload) => checkDueHosts(payload) }],
    )
}

function withProof(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection
  return {
    ...collection,
    endpoints: [...(collection.endpoints || []), checkDomainEndpoint],
    hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), checkOnSave] },
    fields: [
      ...collection.fields,
      {
        name: 'proof',
        label: 'Proved',
        type: 'ui',
        admin: {
          components: {
            Field: '/plugins/domains/admin/domain-proof#DomainProof',
            Cell: '/plugins/domains/admin/proof-cell#ProofCell',
          },
        },
      },
    ],
  }
}

const checkOnSave: CollectionAfterChangeHook<Domain> = async ({ doc, req }) => {
  await enqueue(req, checkHostJob, { host: doc.host })
  return doc
}
