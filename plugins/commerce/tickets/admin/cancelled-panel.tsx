'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import styles from '@/plugins/commerce/tickets/admin/event-panel.module.css'
import { Action } from '@/src/admin/action'
import { ask } from '@/src/admin/call-api'
import { usePolled } from '@/src/admin/use-polled'
import type { RefundTicketsReply } from '@/src/core/contracts/events/ticket-answers'
import { ticketsAnswers } from '@/src/core/messages/tickets-answers'
import { slugs } from '@/src/core/slugs'

const messages = ticketsAnswers.cancelled
/** While tickets are being taken back. */
const askAgainMs = 5000

/** On an event that was cancelled: gives everybody their money back, and tells them. */
export function CancelledPanel() {
  const { id, savedDocumentData } = useDocumentInfo()
  const { config } = useConfig()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState({ done: '', problem: '' })
  const isCancelled = Boolean(id) && savedDocumentData?.status === 'cancelled'
  const url = isCancelled ? `${config.routes.api}/${slugs.events}/${id}/refund-tickets` : null
  const { data: left } = usePolled<RefundTicketsReply>(url, ({ orders }) =>
    said.done !== '' && orders > 0 ? askAgainMs : null,
  )
  if (url === null) {
    return null
  }
  const refund = async () => {
    setBusy(true)
    const outcome = await ask<RefundTicketsReply>(url, { method: 'POST', body: {} })
    setSaid(
      'answer' in outcome
        ? { done: messages.started(outcome.answer.orders), problem: '' }
        : { done: '', problem: outcome.problem },
    )
    setOpen(false)
    setBusy(false)
  }
  return (
    <section className={`${styles.panel} ${styles.cancelled}`} aria-label={messages.title}>
      <h2>{messages.title}</h2>
      <p>{messages.explained}</p>
      {left && <p>{messages.left(left.orders)}</p>}
      <Action isOpen={isOpen} disabled={isBusy} onClick={() => setOpen(!isOpen)}>
        {messages.action}…
      </Action>
      {isOpen && (
        <div className={styles.sure}>
          <p>{messages.sure}</p>
          <Action isMain disabled={isBusy} onClick={refund}>
            {messages.action}
          </Action>
        </div>
      )}
      <p role="status">{said.done}</p>
      <p role="alert" className={styles.problem}>
        {said.problem}
      </p>
    </section>
  )
}
