import pLimit from 'p-limit'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  Config,
  Payload,
  PayloadRequest,
  Plugin,
} from 'payload'
import { checkHost, checkHostJob } from '@/plugins/domains/check-host'
import { checkDomainEndpoint, domainCalls } from '@/plugins/domains/endpoints'
import type { FindTexts } from '@/plugins/domains/find-texts'
import { refuseUnfit } from '@/plugins/domains/refuse-unfit'
import { tellOfDomainJob } from '@/plugins/domains/tell-artist'
import { domainsPath } from '@/src/admin/studio-paths'
import type { AuditAction } from '@/src/core/audit/audit-actions'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import type { Domain } from '@/src/payload-types'
import { profileIdOf } from '@/src/server/caching/cache-tags'
import { withEndpoints, withScreens } from '@/src/server/extend-config'
import { enqueue } from '@/src/server/queue'
import { withJobs } from '@/src/server/queue/define-job'
import { withPeriodicTasks } from '@/src/server/queue/periodic-tasks'
import { recordAudit } from '@/src/server/record-audit'

const { audit } = ownerMessages

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

/** Artists' own domains: they add them, and a record of the domain proves that it is the site's. */
export function domains(): Plugin {
  return (config: Config): Config =>
    withPeriodicTasks(
      withJobs(
        withEndpoints(
          withEndpoints(
            withScreens(withProof(config), {
              domains: {
                Component: '/plugins/domains/admin/domains-view#DomainsView',
                path: domainsPath,
                title: 'Domains',
              },
            }),
            slugs.domains,
            [checkDomainEndpoint],
          ),
          slugs.profiles,
          domainCalls,
        ),
        [checkHostJob, tellOfDomainJob],
      ),
      [{ name: 'check-domains', everySeconds: 300, run: (payload) => checkDueHosts(payload) }],
    )
}

function withProof(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map((collection) =>
      collection.slug === slugs.domains ? proved(collection) : collection,
    ),
  }
}

function proved(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [refuseUnfit, ...(hooks?.beforeChange ?? [])],
      afterChange: [...(hooks?.afterChange ?? []), checkOnSave],
      afterDelete: [...(hooks?.afterDelete ?? []), noteRemoval],
    },
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

const checkOnSave: CollectionAfterChangeHook<Domain> = async ({ doc, operation, req }) => {
  await enqueue(req, checkHostJob, { host: doc.host })
  if (operation === 'create') {
    await note(req, doc, { action: 'domain_added', summary: audit.domainAdded(doc.host) })
  }
  return doc
}

const noteRemoval: CollectionAfterDeleteHook<Domain> = async ({ doc, req }) => {
  // Another site may have waited for it.
  await enqueue(req, checkHostJob, { host: doc.host })
  await note(req, doc, { action: 'domain_removed', summary: audit.domainRemoved(doc.host) })
  return doc
}

function note(
  req: PayloadRequest,
  domain: Domain,
  said: { action: AuditAction; summary: string },
): Promise<void> {
  const target = { collection: slugs.domains, id: domain.id, label: domain.host }
  return recordAudit(req, { ...said, profileId: profileIdOf(domain), target })
}
