'use client'

import dynamic from 'next/dynamic'
import styles from '@/site/pages/event/event.module.css'
import { TicketRow } from '@/site/pages/event/ticket-row.client'
import { useNow } from '@/site/pages/event/use-now.client'
import type { EventView, TicketView } from '@/src/core/contracts/events/events'
import { isOver, isSoldOut, ticketStatusOf } from '@/src/core/events/event-date'
import { eventsMessages } from '@/src/core/messages/tickets'

/** Most events have tickets, and never load it. */
const WaitlistForm = dynamic(() =>
  import('@/site/pages/event/waitlist-form.client').then((module) => module.WaitlistForm),
)

export type TicketedEvent = Pick<EventView, 'id' | 'title' | 'startsAt' | 'timeZone' | 'status'>

type Props = {
  profileId: string
  event: TicketedEvent
  tickets: readonly TicketView[]
  /** Address of a small picture for the cart; empty without one. */
  cover: string
  renderedAt: string
}

/** The kinds of tickets. What can be bought follows the clock, not the moment the page was made. */
export function TicketShop({ profileId, event, tickets, cover, renderedAt }: Props) {
  const now = useNow(renderedAt)
  if (isOver(event, now)) {
    return (
      <section className={styles.tickets} aria-label="Tickets">
        <p className={styles.ended}>{eventsMessages.ended}</p>
      </section>
    )
  }
  if (tickets.length === 0 || event.status === 'cancelled') {
    return null
  }
  const isAllGone = isSoldOut(tickets, event, now)
  const waitlist = (ticket?: (typeof tickets)[number]) => (
    <WaitlistForm
      profileId={profileId}
      eventId={event.id}
      ticketId={ticket?.id}
      label={ticket?.name ?? event.title}
    />
  )
  return (
    <section className={styles.tickets} aria-labelledby="tickets">
      <h2 id="tickets">Tickets</h2>
      <ul>
        {tickets.map((ticket) => {
          const status = ticketStatusOf(ticket, event, now)
          const mayWait = status === 'sold_out' && !isAllGone
          return (
            <TicketRow
              key={ticket.id}
              event={event}
              ticket={ticket}
              status={status}
              cover={cover}
              waitlist={mayWait && waitlist(ticket)}
            />
          )
        })}
      </ul>
      {isAllGone && waitlist()}
    </section>
  )
}
