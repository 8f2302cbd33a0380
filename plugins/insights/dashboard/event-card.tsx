import Link from 'next/link'
import { Card, NothingYet } from '@/plugins/insights/dashboard/card'
import styles from '@/plugins/insights/dashboard/dashboard.module.css'
import type { NextEvent } from '@/plugins/insights/dashboard/next-event'
import { slugs } from '@/src/core/slugs'

type Props = { next: NextEvent | null; adminPath: string }

export function EventCard({ next, adminPath }: Props) {
  const list = `${adminPath}/collections/${slugs.events}`
  if (!next) {
    return (
      <Card title="Next event">
        <NothingYet>
          No event planned. <Link href={`${list}/create`}>Add one</Link> and it shows on your home
          page.
        </NothingYet>
      </Card>
    )
  }
  const { event, tickets } = next
  return (
    <Card title="Next event" more={{ label: 'All events', href: list }}>
      <div className={styles.event}>
        <h3>
          <Link href={`${list}/${event.id}`}>{event.title}</Link>
        </h3>
        <p className={styles.quiet}>{dateOf(event.startsAt, event.timeZone)}</p>
        <p className={styles.quiet}>
          {event.address.name}, {event.address.city}
        </p>
        {tickets && tickets.total > 0 && (
          <>
            <p className={styles.sold} id="tickets-sold">
              {tickets.sold} of {tickets.total} tickets sold
            </p>
            <progress
              className={styles.progress}
              aria-labelledby="tickets-sold"
              max={tickets.total}
              value={tickets.sold}
            />
          </>
        )}
      </div>
    </Card>
  )
}

/** `Saturday 5 December, 20:00`, at the venue. */
function dateOf(iso: string, timeZone: string): string {
  return new Date(iso).toLocaleString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  })
}
