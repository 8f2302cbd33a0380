'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import styles from '@/plugins/newsletters/admin/admin.module.css'
import { AdminLink } from '@/src/admin/admin-link'
import { moveInPath } from '@/src/admin/studio-paths'
import { slugs } from '@/src/core/slugs'

/** On an email list: addresses from a file, and all of them as one. */
export function ListPanel() {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  if (!id) {
    return null
  }
  const { admin, api } = config.routes
  return (
    <section className={styles.panel} aria-label="Addresses from and to a file">
      <h2 className={styles.heading}>Addresses from a file</h2>
      <AdminLink className={styles.link} href={`${admin}${moveInPath}?list=${id}`}>
        Import from Mailchimp, Kit, Substack, listmonk, Bandcamp or a table
      </AdminLink>
      <h2 className={`${styles.heading} ${styles.next}`}>Addresses to a file</h2>
      <a className={styles.link} href={`${api}/${slugs.emailLists}/${id}/export`} download>
        Download all addresses as CSV
      </a>
    </section>
  )
}
