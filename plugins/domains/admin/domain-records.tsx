'use client'

import { toast } from '@payloadcms/ui'
import styles from '@/plugins/domains/admin/domains.module.css'
import list from '@/src/admin/settings-list.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import type { DomainView } from '@/src/core/contracts/pages/domains'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { copyText } from '@/src/ui/copy-text.client'

const words = ownerMessages.domains

type Props = { domain: Pick<DomainView, 'host' | 'records' | 'twin'>; rootDomain: string }

/** The DNS records that a domain needs, to copy. */
export function DomainRecords({ domain: { host, records, twin }, rootDomain }: Props) {
  return (
    <div className={styles.records}>
      {records.map(({ type, name, value }) => (
        <dl key={type} className={styles.record} aria-label={`${type}: ${words.whatFor[type]}`}>
          <div>
            <dt>{words.recordType}</dt>
            <dd>
              <b>{type}</b> <span className={list.quiet}>{words.whatFor[type]}</span>
            </dd>
          </div>
          <Copied term={words.recordName} text={name} label={words.copyName(type)} />
          <Copied term={words.recordValue} text={value} label={words.copyValue(type)} />
        </dl>
      ))}
      <p className={list.quiet}>
        {words.apex(rootDomain)} {twin && words.twin(twin, host)}
      </p>
    </div>
  )
}

function Copied({ term, text, label }: { term: string; text: string; label: string }) {
  const copy = async () => {
    if (await copyText(text)) {
      toast.success(words.copied)
    } else {
      toast.error(words.notCopied)
    }
  }
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <code>{text}</code>
        <button type="button" className={controls.button} aria-label={label} onClick={copy}>
          {words.copy}
        </button>
      </dd>
    </div>
  )
}
