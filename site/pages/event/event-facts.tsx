import { DaysUntil } from '@/site/pages/event/days-until.client'
import styles from '@/site/pages/event/event.module.css'
import { ShareButton } from '@/site/pages/event/share-button.client'
import type { EventDetail } from '@/src/core/contracts/events'
import { longDateTime } from '@/src/core/event-date'
import { mapUrl } from '@/src/core/event-place'
import { messages } from '@/src/core/messages'
import { safeUrl } from '@/src/core/safe-url'
import { buttonClass } from '@/src/ui/button/button'
import { Icon } from '@/src/ui/icon/icon'
import type from '@/src/ui/type/type.module.css'

type Props = { event: EventDetail; renderedAt: string }

/** When and where, and what to do with it. */
export function EventFacts({ event, renderedAt }: Props) {
  const { id, title, startsAt, timeZone, status, address, actionText, actionLink } = event
  const isCancelled = status === 'cancelled'
  return (
    <header className={styles.facts}>
      {isCancelled && (
        <p className={styles.banner} role="note">
          {messages.events.cancelled}
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
        {!isCancelled && actionText && actionLink && (
          <a
            className={buttonClass({ primary: event.tickets.length === 0, wide: true })}
            href={safeUrl(actionLink)}
            target="_blank"
            rel="noopener"
          >
            {actionText}
            <Icon name="out" />
          </a>
        )}
        {!isCancelled && (
          <a className={buttonClass()} href={`/events/${id}/calendar.ics`} download="">
            <Icon name="calendar" />
            Add to calendar
          </a>
        )}
        <ShareButton title={title} />
      </div>
    </header>
  )
}
