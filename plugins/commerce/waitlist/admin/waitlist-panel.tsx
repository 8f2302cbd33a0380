import type { UIFieldServerProps } from 'payload'
import styles from '@/plugins/commerce/waitlist/admin/waitlist-panel.module.css'
import { AdminLink } from '@/src/admin/admin-link'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'

const messages = ownerMessages.waitlist

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
      <h2 id="waitlist" className={styles.heading}>
        {messages.waiting(count)}
      </h2>
      <p className={styles.hint}>{messages.explained}</p>
      <AdminLink className={styles.link} href={list}>
        {messages.see}
      </AdminLink>
      <a className={styles.link} href={`${api}/${slugs.events}/${id}/waitlist/export`} download>
        {messages.download}
      </a>
    </section>
  )
}
