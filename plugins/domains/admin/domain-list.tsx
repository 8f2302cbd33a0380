'use client'

import { useState } from 'react'
import { AddDomainDialog } from '@/plugins/domains/admin/add-domain-dialog'
import { DomainRow } from '@/plugins/domains/admin/domain-row'
import styles from '@/plugins/domains/admin/domains.module.css'
import list from '@/src/admin/settings-list.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import type { DomainView } from '@/src/core/contracts/pages/domains'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.domains

type Props = {
  domains: readonly DomainView[]
  /** The address of the site below the platform's. */
  platformHost: string
  rootDomain: string
  /** Of the calls about the domains of the site. */
  url: string
  /** Of the calls that look for records. */
  checkUrl: string
}

/** The addresses of a site, with the button that adds one. */
export function DomainList({ domains, platformHost, rootDomain, url, checkUrl }: Props) {
  const [isAdding, setAdding] = useState(false)
  const hasPrimary = domains.some(({ isPrimary }) => isPrimary)
  return (
    <section aria-labelledby="domains">
      <div className={list.head}>
        <h2 id="domains">{words.list}</h2>
        <button
          type="button"
          className={controls.button}
          data-kind="primary"
          onClick={() => setAdding(true)}
        >
          {words.add}
        </button>
      </div>
      <ul className={list.rows}>
        {domains.map((domain) => (
          <DomainRow
            key={domain.id}
            domain={domain}
            rootDomain={rootDomain}
            url={`${url}/${domain.id}`}
            checkUrl={`${checkUrl}/${domain.id}/check`}
          />
        ))}
        <li className={list.row}>
          <div className={list.what}>
            <strong>{platformHost}</strong>
            {!hasPrimary && <span className={styles.primary}>{words.primary}</span>}
            <p className={list.quiet}>{words.ofThePlatform}</p>
          </div>
        </li>
      </ul>
      <p className={`${list.quiet} ${styles.note}`}>
        {domains.length === 0 ? words.empty : words.primaryNote}
      </p>
      {isAdding && <AddDomainDialog url={url} onClose={() => setAdding(false)} />}
    </section>
  )
}
