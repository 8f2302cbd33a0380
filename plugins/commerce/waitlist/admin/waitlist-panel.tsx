import { Link } from '@payloadcms/ui'
import type { UIFieldServerProps } from 'payload'
import styles from '@/plugins/commerce/waitlist/admin/waitlist-panel.module.css'
import { slugs } from '@/src/core/slugs'

/** On an event that somebody waits for: how many, their list, and a file of it. */
export async function WaitlistPanel({ id, payload, user }: UIFieldServerProps) {
  if (!id) {
    return null
  }
  const { totalDocs: count } = await payload.count({
    collection: slugs.waitlistEntries,
    where: { event: { equals: id } },
    overrideAccess: false,
    user,
  })
  if (count === 0) {
    return null
  }
  const { admin, api } = payload.config.routes
  const list = `${admin}/collections/${slugs.waitlistEntries}?where[event][equals]=${id}`
  return (
    <section className={styles.panel} aria-labelledby="waitlist">
      <h3 id="waitlist" className={styles.heading}>
        {count === 1 ? 'One fan waits for tickets' : `${count} fans wait for tickets`}
      </h3>
      <p className={styles.hint}>
        When tickets come free, we write to as many as there are, in the order in which they asked.
      </p>
      <Link className={styles.link} href={list}>
        See who waits
      </Link>
      <a className={styles.link} href={`${api}/${slugs.events}/${id}/waitlist/export`} download>
        Download the waitlist as CSV
      </a>
    </section>
  )
}
