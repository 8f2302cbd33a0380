'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import styles from '@/plugins/commerce/tickets/admin/event-panel.module.css'
import { Action } from '@/src/admin/action'
import { ask } from '@/src/admin/call-api'
import { usePolled } from '@/src/admin/use-polled'
import type { NotifyHoldersReply } from '@/src/core/contracts/events/ticket-answers'
import { ticketsAnswers } from '@/src/core/messages/tickets-answers'
import { slugs } from '@/src/core/slugs'

const messages = ticketsAnswers.moved

/** On an event whose date or place is not the one that people with tickets were told: tells them. */
export function RescheduledPanel() {
  const { id, savedDocumentData } = useDocumentInfo()
  const { config } = useConfig()
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState({ for: '', done: '', problem: '' })
  const url = id ? `${config.routes.api}/${slugs.events}/${id}/notify-holders` : null
  const savedAt = String(savedDocumentData?.updatedAt)
  // Another save is another question.
  const { data, set } = usePolled<NotifyHoldersReply>(url && `${url}?saved=${savedAt}`, () => null)
  const holders = data?.holders ?? 0
  const { done, problem } = said.for === savedAt ? said : { done: '', problem: '' }

  if (url === null || (holders === 0 && done === '')) {
    return null
  }
  const tell = async () => {
    setBusy(true)
    const outcome = await ask<NotifyHoldersReply>(url, { method: 'POST', body: {} })
    if ('answer' in outcome) {
      set({ holders: 0 })
      setSaid({ for: savedAt, done: messages.started(outcome.answer.holders), problem: '' })
    } else {
      setSaid({ for: savedAt, done: '', problem: outcome.problem })
    }
    setBusy(false)
  }
  return (
    <section className={styles.panel} aria-label={messages.title}>
      <h2>{messages.title}</h2>
      {holders > 0 && (
        <>
          <p>{messages.explained(holders)}</p>
          <Action disabled={isBusy} onClick={tell}>
            {messages.action}
          </Action>
        </>
      )}
      <p role="status">{done}</p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </section>
  )
}
