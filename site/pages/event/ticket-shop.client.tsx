'use client'

import styles from '@/site/pages/event/event.module.css'
import { TicketRow } from '@/site/pages/event/ticket-row.client'
import { useNow } from '@/site/pages/event/use-now.client'
import type { EventView, TicketView } from '@/src/core/contracts/events'
import { isOver, ticketStatusOf } from '@/src/core/event-time'
import { messages } from '@/src/core/messages'

export type TicketedEvent = Pick<EventView, 'title' | 'startsAt' | 'timeZone' | 'status'>

type Props = {
  event: TicketedEvent
  tickets: readonly TicketView[]
  /** Address of a small picture for the cart; empty without one. */
  cover: string
  renderedAt: string
}

/** The kinds of tickets. What can be bought follows the clock, not the moment the page was made. */
export function TicketShop({ event, tickets, cover, renderedAt }: Props) {
  const now = useNow(renderedAt)
  if (isOver(event, now)) {
    return (
      <section className={styles.tickets} aria-label="Tickets">
        <p className={styles.ended}>{messages.events.ended}</p>
      </section>
    )
  }
  if (tickets.length === 0 || event.status === 'cancelled') {
    return null
  }
  return (
    <section className={styles.tickets} aria-labelledby="tickets">
      <h2 id="tickets">Tickets</h2>
      <ul>
        {tickets.map((ticket) => (
          <TicketRow
            key={ticket.id}
            event={event}
            ticket={ticket}
            status={ticketStatusOf(ticket, event, now)}
            cover={cover}
          />
        ))}
      </ul>
    </section>
  )
}
