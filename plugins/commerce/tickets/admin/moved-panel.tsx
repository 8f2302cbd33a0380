'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import styles from '@/plugins/commerce/tickets/admin/event-panel.module.css'
import { Action } from '@/src/admin/action'
import { ask } from '@/src/admin/ask'
import type { TellHoldersReply } from '@/src/core/contracts/tickets'
import { messages } from '@/src/core/messages'
import { slugs } from '@/src/core/slugs'

const words = messages.tickets.moved

/** On an event whose date or place is not the one that people with tickets were told: tells them. */
export function MovedPanel() {
  const { id, savedDocumentData } = useDocumentInfo()
  const { config } = useConfig()
  const [holders, setHolders] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState({ done: '', problem: '' })
  const url = id ? `${config.routes.api}/${slugs.events}/${id}/tell-holders` : null
  const savedAt = savedDocumentData?.updatedAt

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew after each save.
  useEffect(() => {
    if (url === null) {
      return
    }
    const leaving = new AbortController()
    ask<TellHoldersReply>(url, { signal: leaving.signal }).then((outcome) => {
      if (!leaving.signal.aborted && 'answer' in outcome) {
        setHolders(outcome.answer.holders)
        setSaid({ done: '', problem: '' })
      }
    })
    return () => leaving.abort()
  }, [url, savedAt])

  if (url === null || (holders === 0 && said.done === '')) {
    return null
  }
  const tell = async () => {
    setBusy(true)
    const outcome = await ask<TellHoldersReply>(url, { method: 'POST', body: {} })
    if ('answer' in outcome) {
      setHolders(0)
      setSaid({ done: words.started(outcome.answer.holders), problem: '' })
    } else {
      setSaid({ done: '', problem: outcome.problem })
    }
    setBusy(false)
  }
  return (
    <section className={styles.panel} aria-label={words.title}>
      <h2>{words.title}</h2>
      {holders > 0 && (
        <>
          <p>{words.explained(holders)}</p>
          <Action disabled={isBusy} onClick={tell}>
            {words.action}
          </Action>
        </>
      )}
      <p role="status">{said.done}</p>
      <p role="alert" className={styles.problem}>
        {said.problem}
      </p>
    </section>
  )
}
