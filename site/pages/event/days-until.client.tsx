'use client'

import styles from '@/site/pages/event/event.module.css'
import { useNow } from '@/site/pages/event/use-now.client'
import { daysUntil } from '@/src/core/events/event-date'

type Props = { startsAt: string; timeZone: string; renderedAt: string }

/** How far away the show is, on a line of its own so that nothing moves when the day changes. */
export function DaysUntil({ startsAt, timeZone, renderedAt }: Props) {
  const now = useNow(renderedAt)
  return <span className={styles.until}>{daysUntil(startsAt, timeZone, now)}</span>
}
