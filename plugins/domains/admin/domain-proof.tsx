import type { UIFieldServerComponent } from 'payload'
import { DomainRecords } from '@/plugins/domains/admin/domain-records'
import { DomainState } from '@/plugins/domains/admin/domain-state'
import { viewOf } from '@/plugins/domains/site-domains'
import { AdminLink } from '@/src/admin/admin-link'
import { domainsPath } from '@/src/admin/studio-paths'
import controls from '@/src/admin/ui/controls.module.css'
import { env } from '@/src/core/env'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'

const words = ownerMessages.domains

/** In the plain form: how far a domain is proved, and the records that it needs. The artist's screen is another. */
export const DomainProof: UIFieldServerComponent = async ({ id, payload, user }) => {
  const domain =
    id &&
    (await payload.findByID({
      collection: slugs.domains,
      id,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      user,
    }))
  if (!domain) {
    return <p>{words.saveFirst}</p>
  }
  const shown = viewOf(domain)
  return (
    <section className={`${controls.tokens} ${controls.chrome}`} aria-label={words.records}>
      <DomainState domain={shown} />
      <DomainRecords domain={shown} rootDomain={env().rootDomain} />
      <AdminLink className={controls.button} href={`${payload.config.routes.admin}${domainsPath}`}>
        {words.title}
      </AdminLink>
    </section>
  )
}
