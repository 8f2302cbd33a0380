import pLimit from 'p-limit'
import type { CollectionAfterChangeHook, CollectionConfig, Config, Payload, Plugin } from 'payload'
import { checkDomainEndpoint } from '@/plugins/domains/check-endpoint'
import { checkHost, checkHostJob } from '@/plugins/domains/check-host'
import type { FindTexts } from '@/plugins/domains/find-texts'
import { tellOfDomainJob } from '@/plugins/domains/tell-artist'
import { slugs } from '@/src/core/slugs'
import type { Domain } from '@/src/payload-types'
import { enqueue } from '@/src/server/queue'
import { withJobs } from '@/src/server/queue/define-job'
import { withPeriodicTasks } from '@/src/server/queue/periodic-tasks'

const atOnce = 10
const perRound = 200

/** One round: looks at the hosts that were longest not looked at, each at most once an hour. */
export async function checkDueHosts(payload: Payload, findTexts?: FindTexts): Promise<void> {
  const { rows } = await payload.db.pool.query<{ host: string }>(
    `select host from domains
    where checked_at is null or checked_at < now() - interval '1 hour'
    group by host order by min(checked_at) nulls first limit $1`,
    [perRound],
  )
  const limit = pLimit(atOnce)
  await Promise.all(rows.map(({ host }) => limit(() => checkHost(payload, host, findTexts))))
}

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
