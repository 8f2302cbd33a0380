'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { DomainRecords } from '@/plugins/domains/admin/domain-records'
import { DomainState } from '@/plugins/domains/admin/domain-state'
import styles from '@/plugins/domains/admin/domains.module.css'
import { ask } from '@/src/admin/call-api'
import list from '@/src/admin/settings-list.module.css'
import { ConfirmDialog } from '@/src/admin/ui/confirm-dialog'
import controls from '@/src/admin/ui/controls.module.css'
import { useCall } from '@/src/admin/use-call'
import type { DomainView } from '@/src/core/contracts/pages/domains'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.domains

type Props = { domain: DomainView; rootDomain: string; url: string; checkUrl: string }

/** A domain: how far it is, the records that it needs, and what can be done with it. */
export function DomainRow({ domain, rootDomain, url, checkUrl }: Props) {
  const router = useRouter()
  const { call, isBusy, problem } = useCall()
  const [isAsked, setAsked] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const [trouble, setTrouble] = useState('')
  const { host, state, isPrimary } = domain
  const said = trouble || problem

  const remove = async () => {
    setRemoving(true)
    const { problem: refused = '' } = await ask(url, { method: 'DELETE' })
    setTrouble(refused)
    setRemoving(false)
    setAsked(false)
    router.refresh()
  }

  return (
    <li className={`${list.row} ${styles.domain}`}>
      <div className={list.what}>
        <strong>{host}</strong>
        {isPrimary && <span className={styles.primary}>{words.primary}</span>}
        <DomainState domain={domain} />
      </div>
      {state === 'proved' ? (
        <details className={styles.details}>
          <summary>{words.records}</summary>
          <DomainRecords domain={domain} rootDomain={rootDomain} />
        </details>
      ) : (
        <DomainRecords domain={domain} rootDomain={rootDomain} />
      )}
      {said && (
        <p role="alert" className={list.error}>
          {said}
        </p>
      )}
      <div className={styles.actions}>
        <button
          type="button"
          className={controls.button}
          data-kind={state === 'waiting' ? 'primary' : undefined}
          disabled={isBusy}
          aria-label={words.checkThis(host)}
          onClick={() => void call(checkUrl)}
        >
          {isBusy ? words.checking : words.check}
        </button>
        {state !== 'waiting' && !isPrimary && (
          <button
            type="button"
            className={controls.button}
            disabled={isBusy}
            aria-label={words.makePrimaryThis(host)}
            onClick={() => void call(`${url}/primary`)}
          >
            {words.makePrimary}
          </button>
        )}
        <button
          type="button"
          className={controls.button}
          aria-label={words.removeThis(host)}
          onClick={() => setAsked(true)}
        >
          {words.remove}
        </button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={words.removeTitle(host)}
          confirm={words.remove}
          keep={words.cancel}
          isBusy={isRemoving}
          onConfirm={remove}
          onClose={() => setAsked(false)}
        >
          {words.removeText}
        </ConfirmDialog>
      )}
    </li>
  )
}
