import type { BlockEnvironment, BlockRender } from '@/blocks/_kit/define'
import { EventAction } from '@/blocks/_kit/event-action'
import type { UpcomingEventsData } from '@/blocks/upcoming-events/load'
import type { definition } from '@/blocks/upcoming-events/schema'
import styles from '@/blocks/upcoming-events/upcoming-events.module.css'
import type { EventView } from '@/src/core/contracts/events/events'
import { longDateTime } from '@/src/core/events/event-date'
import { eventsMessages } from '@/src/core/messages/tickets'
import { Badge } from '@/src/ui/badge/badge'
import { buttonClass } from '@/src/ui/button/button'
import { classNames } from '@/src/ui/class-names'
import { Icon } from '@/src/ui/icon/icon'
import layout from '@/src/ui/layout/layout.module.css'
import { Picture } from '@/src/ui/picture/picture'
import text from '@/src/ui/type/type.module.css'

/** How many dates narrow pages show before the visitor asks for all. */
const firstDates = 3

export const Render: BlockRender<typeof definition.schema, UpcomingEventsData> = ({
  props,
  data,
  env,
  rootProps,
}) => {
  const { title } = props
  const events = data?.events ?? []
  if (events.length === 0 && !env.editing) {
    return null
  }
  return (
    <section className={classNames(layout.section, styles.block)} aria-label={title} {...rootProps}>
      <div className={layout.wrap}>
        <div className={layout.sectionHead}>
          <h2 className={text.heading}>{title}</h2>
        </div>
        {events.length === 0 ? (
          <p className={layout.hint}>Fills itself with your events, once one is ahead.</p>
        ) : (
          <ul className={classNames(layout.ledger, styles.events)}>
            {events.map((event, index) => (
              <li key={event.id} className={index < firstDates ? undefined : styles.later}>
                <EventCard event={event} Link={env.Link} />
              </li>
            ))}
          </ul>
        )}
        {events.length > firstDates && (
          <details className={styles.more}>
            <summary className={buttonClass({ wide: true })}>
              {eventsMessages.allDates}
              <Icon name="down" />
            </summary>
          </details>
        )}
      </div>
    </section>
  )
}

const pictureSizes = '(max-width: 500px) 85vw, (max-width: 1024px) 50vw, 400px'

type EventCardProps = { event: EventView; Link: BlockEnvironment['Link'] }

/** A date of the artist: picture, when, what, where, and the one thing to do about it. */
function EventCard({ event, Link }: EventCardProps) {
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
            <Badge>{eventsMessages.cancelledMark}</Badge>
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
