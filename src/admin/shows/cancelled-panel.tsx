import { useState } from 'react'
import { Action } from '@/src/admin/action'
import { ask } from '@/src/admin/call-api'
import styles from '@/src/admin/shows/event-panel.module.css'
import { usePolled } from '@/src/admin/use-polled'
import type { RefundTicketsReply } from '@/src/core/contracts/events/ticket-answers'
import { ticketsAnswers } from '@/src/core/messages/tickets-answers'
import { slugs } from '@/src/core/slugs'

const messages = ticketsAnswers.cancelled
/** While tickets are being taken back. */
const askAgainMs = 5000

type Props = {
  /** Null while it takes place. */
  eventId: string | null
  apiPath: string
}

/** On an event that was cancelled: gives everybody their money back, and tells them. */
export function CancelledPanel({ eventId, apiPath }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState({ done: '', problem: '' })
  const url = eventId && `${apiPath}/${slugs.events}/${eventId}/refund-tickets`
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
