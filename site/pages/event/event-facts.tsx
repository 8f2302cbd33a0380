import { DaysUntil } from '@/site/pages/event/days-until.client'
import styles from '@/site/pages/event/event.module.css'
import { EventActions } from '@/site/pages/event/event-actions.client'
import type { EventDetail } from '@/src/core/contracts/events'
import { longDateTime } from '@/src/core/events/event-date'
import { mapUrl } from '@/src/core/events/event-place'
import { eventsMessages } from '@/src/core/messages/events'
import type from '@/src/ui/type/type.module.css'

type Props = { event: EventDetail; renderedAt: string }

/** When and where, and what to do with it. */
export function EventFacts({ event, renderedAt }: Props) {
  const { id, title, startsAt, timeZone, status, address, actionText, actionLink } = event
  const hasTickets = event.tickets.length > 0
  const isCancelled = status === 'cancelled'
  return (
    <header className={styles.facts}>
      {isCancelled && (
        <p className={styles.banner} role="note">
          {eventsMessages.calledOff}
        </p>
      )}
      <h1 className={type.title}>{title}</h1>
      <p className={styles.when}>
        <time dateTime={startsAt}>{longDateTime(startsAt, timeZone)}</time>
        {!isCancelled && (
          <DaysUntil startsAt={startsAt} timeZone={timeZone} renderedAt={renderedAt} />
        )}
      </p>
      <address className={styles.where}>
        <b>{address.name}</b>
        <span>{[address.street, address.zipCode].filter(Boolean).join(', ')}</span>
        <span>
          {address.city}, {address.country}
        </span>
        <a href={mapUrl(address)} target="_blank" rel="noopener">
          Show on the map
        </a>
      </address>
      <div className={styles.actions}>
        <EventActions
          event={{ id, title, startsAt, status, actionText, actionLink, hasTickets }}
          renderedAt={renderedAt}
        />
      </div>
    </header>
  )
}
