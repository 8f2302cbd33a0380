import type { BlockRender } from '@/blocks/_kit/define'
import { EventCard } from '@/blocks/upcoming-events/event-card'
import type { UpcomingEventsData } from '@/blocks/upcoming-events/load'
import type { definition } from '@/blocks/upcoming-events/schema'
import styles from '@/blocks/upcoming-events/upcoming-events.module.css'
import { eventsMessages } from '@/src/core/messages/events'
import { buttonClass } from '@/src/ui/button/button'
import { classNames } from '@/src/ui/class-names'
import { Icon } from '@/src/ui/icon/icon'
import layout from '@/src/ui/layout/layout.module.css'
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
            {events.map((event) => (
              <li key={event.id}>
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
