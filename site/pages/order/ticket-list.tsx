import styles from '@/site/pages/order/ticket-list.module.css'
import type { TicketCard } from '@/src/core/contracts/events/ticket-answers'
import { longDateTime } from '@/src/core/events/event-date'
import { eventsMessages, ticketsMessages } from '@/src/core/messages/tickets'

/** Admissions, each with the picture to show at the door. */
export function TicketList({ tickets }: { tickets: readonly TicketCard[] }) {
  if (tickets.length === 0) {
    return null
  }
  return (
    <ul className={styles.tickets}>
      {tickets.map((ticket) => (
        <li key={ticket.code} className={styles.ticket} data-state={ticket.state}>
          {/* biome-ignore lint/performance/noImgElement: the picture comes with the answer */}
          <img
            className={styles.code}
            src={ticket.qr}
            alt={`Code ${ticket.code}`}
            width={200}
            height={200}
          />
          <div className={styles.words}>
            <h3>{[ticket.eventTitle, ticket.kind].filter(Boolean).join(', ')}</h3>
            {ticket.startsAt && <p>{longDateTime(ticket.startsAt, ticket.timeZone)}</p>}
            {ticket.venue && <p>{ticket.venue}</p>}
            {ticket.holderName && <p>{ticket.holderName}</p>}
            <p className={styles.number}>{ticket.code}</p>
            <Standing ticket={ticket} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** What can be done with an admission, or why nothing can. */
function Standing({ ticket: { state, isCancelled, eventId } }: { ticket: TicketCard }) {
  if (isCancelled && state !== 'used') {
    return <p className={styles.state}>{eventsMessages.cancelled}</p>
  }
  return state === 'valid' ? (
    <a className={styles.link} href={`/events/${eventId}/calendar.ics`}>
      Add to calendar
    </a>
  ) : (
    <p className={styles.state}>{ticketsMessages.states[state]}</p>
  )
}
