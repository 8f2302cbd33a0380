import type { BlockEnvironment, BlockRender } from '@/blocks/_kit/define'
import { EventAction } from '@/blocks/_kit/event-action'
import type { TourListData } from '@/blocks/tour-list/load'
import type { definition } from '@/blocks/tour-list/schema'
import styles from '@/blocks/tour-list/tour-list.module.css'
import type { EventView } from '@/src/core/contracts/events/events'
import { shortDate } from '@/src/core/events/event-date'
import { blocksMessages } from '@/src/core/messages/blocks'
import { eventsMessages } from '@/src/core/messages/tickets'
import { Badge } from '@/src/ui/badge/badge'
import { classNames } from '@/src/ui/class-names'
import layout from '@/src/ui/layout/layout.module.css'
import text from '@/src/ui/type/type.module.css'

export const Render: BlockRender<typeof definition.schema, TourListData> = ({
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
    <section
      className={classNames(layout.section, styles.block)}
      {...(title && { 'aria-label': title })}
      {...rootProps}
    >
      <div className={layout.wrap}>
        {title && (
          <div className={layout.sectionHead}>
            <h2 className={text.heading}>{title}</h2>
          </div>
        )}
        {events.length === 0 ? (
          <p className={layout.hint}>Fills itself with your events, once one is ahead.</p>
        ) : (
          <ul className={styles.rows}>
            {events.map((event) => (
              <TourRow key={event.id} event={event} Link={env.Link} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

type TourRowProps = { event: EventView; Link: BlockEnvironment['Link'] }

/** One date: when, which town, which house, and the way to a ticket. */
function TourRow({ event, Link }: TourRowProps) {
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
        <Badge>{eventsMessages.cancelledMark}</Badge>
      ) : (
        <Action event={event} Link={Link} />
      )}
    </li>
  )
}

function Action({ event, Link }: TourRowProps) {
  const { tickets } = event
  return tickets.length > 0 && tickets.every(({ remaining }) => remaining === 0) ? (
    <Badge>{eventsMessages.soldOut}</Badge>
  ) : (
    <EventAction event={event} Link={Link} ticketsLabel={blocksMessages.tickets} />
  )
}
