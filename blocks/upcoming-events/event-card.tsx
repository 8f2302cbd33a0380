import type { BlockEnvironment } from '@/blocks/_kit/define'
import { EventAction } from '@/blocks/_kit/event-action'
import styles from '@/blocks/upcoming-events/upcoming-events.module.css'
import type { EventView } from '@/src/core/contracts/events'
import { longDateTime } from '@/src/core/events/event-date'
import { eventsMessages } from '@/src/core/messages/events'
import { Badge } from '@/src/ui/badge/badge'
import { Icon } from '@/src/ui/icon/icon'
import { Picture } from '@/src/ui/picture/picture'

const pictureSizes = '(max-width: 500px) 85vw, (max-width: 1024px) 50vw, 400px'

type Props = { event: EventView; Link: BlockEnvironment['Link'] }

/** A date of the artist: picture, when, what, where, and the one thing to do about it. */
export function EventCard({ event, Link }: Props) {
  const { title, startsAt, timeZone, status, media } = event
  const picture = media.find(({ mimeType }) => mimeType.startsWith('image/'))
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {picture ? (
          <Picture media={picture} sizes={pictureSizes} alt="" cover />
        ) : (
          <Icon name="calendar" className={styles.placeholder} />
        )}
      </div>
      <div className={styles.body}>
        <time className={styles.time} dateTime={startsAt}>
          {longDateTime(startsAt, timeZone)}
        </time>
        <h3 className={styles.title}>{title}</h3>
        <Venue address={event.address} />
        {status === 'cancelled' && (
          <p className={styles.cancelled}>
            <Badge>{eventsMessages.calledOffMark}</Badge>
          </p>
        )}
        <EventAction event={event} Link={Link} ticketsLabel={eventsMessages.details} />
      </div>
    </article>
  )
}

function Venue({ address }: Pick<EventView, 'address'>) {
  const { name, street, zipCode, city, country } = address
  return (
    <address className={styles.venue}>
      <b>{name}</b>
      <span>{[street, zipCode].filter(Boolean).join(', ')}</span>
      <span>{[city, country].filter(Boolean).join(', ')}</span>
    </address>
  )
}
