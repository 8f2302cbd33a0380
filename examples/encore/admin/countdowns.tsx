import styles from '@/examples/encore/admin/countdowns.module.css'
import { findCountdowns } from '@/examples/encore/admin/find-countdowns'
import type { AdminProps } from '@/plugins/_kit/site-plugin'
import { daysUntil, longDateTime } from '@/src/core/events/event-date'

const daysLeft = (moment: string) => daysUntil(moment, 'UTC', new Date())

/** The screen: all of them, each with the way to its page. */
export async function Countdowns(props: AdminProps) {
  const countdowns = await findCountdowns(props)
  const { admin } = props.payload.config.routes
  return countdowns.length === 0 ? (
    <p>No countdown is running. Add the block “Countdown” to a page.</p>
  ) : (
    <ul className={styles.list}>
      {countdowns.map(({ pageId, page, title, moment }) => (
        <li key={`${pageId} ${title} ${moment}`}>
          <strong>{title}</strong>
          <span>{`${daysLeft(moment)}: ${longDateTime(moment, 'UTC')} UTC`}</span>
          <a href={`${admin}/collections/pages/${pageId}/builder`}>{page}</a>
        </li>
      ))}
    </ul>
  )
}

/** The card: the next one. Without one there is no card. */
export async function NextCountdown(props: AdminProps) {
  const [next] = await findCountdowns(props)
  return next && <p>{`${daysLeft(next.moment)}: ${next.title}`}</p>
}
