'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import styles from '@/plugins/newsletters/admin/admin.module.css'
import { ImportSteps } from '@/plugins/newsletters/admin/import-steps'
import { slugs } from '@/src/core/slugs'

/** On an email list: addresses from a file, and all of them as one. */
export function ListPanel() {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  if (!id) {
    return null
  }
  const base = `${config.routes.api}/${slugs.emailLists}/${id}`
  return (
    <section className={styles.panel} aria-label="Addresses from and to a file">
      <h2 className={styles.heading}>Addresses from a file</h2>
      <ImportSteps base={base} />
      <h2 className={`${styles.heading} ${styles.next}`}>Addresses to a file</h2>
      <a className={styles.link} href={`${base}/export`} download>
        Download all addresses as CSV
      </a>
    </section>
  )
}
