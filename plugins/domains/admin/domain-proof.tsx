import { CopyToClipboard } from '@payloadcms/ui'
import type { UIFieldServerComponent } from 'payload'
import type { ReactNode } from 'react'
import { CheckNow } from '@/plugins/domains/admin/check-now.client'
import styles from '@/plugins/domains/admin/domain-proof.module.css'
import { LocalTime } from '@/src/admin/dates/local-time.client'
import { env } from '@/src/core/env'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import { domainProof } from '@/src/core/urls/domain-proof'
import type { Domain } from '@/src/payload-types'
import { profileIdOf } from '@/src/server/caching/cache-tags'

/** How far a domain is proved, and the records that it needs, to copy. */
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
    return <p className={styles.hint}>Save to see which records the domain needs.</p>
  }
  const proof = domainProof(domain.host, profileIdOf(domain))
  return (
    <section className={styles.proof} aria-labelledby="domain-proof">
      <h2 id="domain-proof" className={styles.heading}>
        Records of the domain
      </h2>
      <p role="status">{stateOf(domain)}</p>
      <table className={styles.records}>
        <thead>
          <tr>
            <th scope="col">Type</th>
            <th scope="col">Name</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          <Row type="TXT" name={proof.name} value={proof.value} />
          <Row type="CNAME" name={domain.host} value={env().rootDomain} />
        </tbody>
      </table>
      <p className={styles.hint}>
        Set both where the domain was bought. The first proves whose it is, the second leads
        visitors here. A domain without a name before it, like luna-vale.com, takes no CNAME: use
        ALIAS, or A and AAAA with the addresses of {env().rootDomain}.
      </p>
      <CheckNow path={`${payload.config.routes.api}/${slugs.domains}/${id}/check`} />
    </section>
  )
}

function Row({ type, name, value }: { type: string; name: string; value: string }) {
  return (
    <tr>
      <td>{type}</td>
      <td>
        <code>{name}</code> <CopyToClipboard value={name} />
      </td>
      <td>
        <code>{value}</code> <CopyToClipboard value={value} />
      </td>
    </tr>
  )
}

function stateOf({ provedAt, missingSince, checkedAt }: Domain): ReactNode {
  if (provedAt && missingSince) {
    return (
      <>
        <strong>The TXT record is gone</strong> since <LocalTime iso={missingSince} />. Set it
        again: after {limits.domain.keptDays} days without it the site no longer answers here.
      </>
    )
  }
  if (provedAt) {
    return (
      <>
        <strong>Proved</strong> since <LocalTime iso={provedAt} />. Keep the TXT record.
      </>
    )
  }
  return (
    <>
      <strong>Not proved yet.</strong> The site does not answer here until the TXT record is found,
      which is looked for about every hour
      {checkedAt && (
        <>
          , last: <LocalTime iso={checkedAt} />
        </>
      )}
      . A record that proved the domain for another site must be gone.
    </>
  )
}
