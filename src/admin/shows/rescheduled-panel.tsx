import { useState } from 'react'
import { Action } from '@/src/admin/action'
import { ask } from '@/src/admin/call-api'
import styles from '@/src/admin/shows/event-panel.module.css'
import { usePolled } from '@/src/admin/use-polled'
import type { NotifyHoldersReply } from '@/src/core/contracts/events/ticket-answers'
import { ticketsAnswers } from '@/src/core/messages/tickets-answers'
import { slugs } from '@/src/core/slugs'

const messages = ticketsAnswers.moved

type Props = {
  /** Null before it is stored. */
  eventId: string | null
  /** Another save is another question. */
  savedAt: string
  apiPath: string
}

/** On an event whose date or place is not the one that people with tickets were told: tells them. */
export function RescheduledPanel({ eventId, savedAt, apiPath }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState({ for: '', done: '', problem: '' })
  const url = eventId && `${apiPath}/${slugs.events}/${eventId}/notify-holders`
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
