import type { BlockEnvironment } from '@/blocks/_kit/define'
import { EventAction } from '@/blocks/_kit/event-action'
import styles from '@/blocks/tour-list/tour-list.module.css'
import type { EventView } from '@/src/core/contracts/events'
import { shortDate } from '@/src/core/events/event-date'
import { blocksMessages } from '@/src/core/messages/blocks'
import { eventsMessages } from '@/src/core/messages/events'
import { Badge } from '@/src/ui/badge/badge'

type Props = { event: EventView; Link: BlockEnvironment['Link'] }

/** One date: when, which town, which house, and the way to a ticket. */
export function TourRow({ event, Link }: Props) {
  const { id, title, startsAt, timeZone, status } = event
  const { name, city, country } = event.address
  const { weekday, day, year } = shortDate(startsAt, timeZone)
  return (
    <li className={styles.row}>
      <time dateTime={startsAt} className={styles.date}>
        <b>{day}</b>
        <span>
          {weekday} {year}
        </span>
      </time>
      <div className={styles.place}>
        <h3>
          <Link href={`/events/${id}`} aria-label={`${title}, ${city}`}>
            {city}
          </Link>
        </h3>
        <p>{[name, country].filter(Boolean).join(', ')}</p>
      </div>
      {status === 'cancelled' ? (
        <Badge>{eventsMessages.calledOffMark}</Badge>
      ) : (
        <Action event={event} Link={Link} />
      )}
    </li>
  )
}

function Action({ event, Link }: Props) {
  const { tickets } = event
  return tickets.length > 0 && tickets.every(({ remaining }) => remaining === 0) ? (
    <Badge>{eventsMessages.soldOut}</Badge>
  ) : (
    <EventAction event={event} Link={Link} ticketsLabel={blocksMessages.tickets} />
  )
}
