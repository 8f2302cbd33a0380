import type { BlockEnvironment } from '@/blocks/_kit/define'
import styles from '@/blocks/tour-list/tour-list.module.css'
import type { EventView } from '@/src/core/contracts/events'
import { shortDate } from '@/src/core/event-date'
import { messages } from '@/src/core/messages'
import { safeUrl } from '@/src/core/safe-url'
import { Badge } from '@/src/ui/badge/badge'
import { buttonClass } from '@/src/ui/button/button'
import { Icon } from '@/src/ui/icon/icon'
import text from '@/src/ui/type/type.module.css'

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
        <Badge>{messages.events.cancelledMark}</Badge>
      ) : (
        <Action event={event} Link={Link} />
      )}
    </li>
  )
}

function Action({ event: { id, title, tickets, actionText, actionLink }, Link }: Props) {
  if (tickets.length > 0 && tickets.every(({ remaining }) => remaining === 0)) {
    return <Badge>{messages.events.soldOut}</Badge>
  }
  if (tickets.length > 0) {
    return (
      <Link href={`/events/${id}`} className={buttonClass()}>
        {messages.blocks.tickets}
        <span className={text.hidden}>: {title}</span>
      </Link>
    )
  }
  return actionText && actionLink ? (
    <Link href={safeUrl(actionLink)} className={buttonClass()} target="_blank" rel="noopener">
      {actionText}
      <Icon name="out" />
      <span className={text.hidden}>: {title}</span>
    </Link>
  ) : null
}
