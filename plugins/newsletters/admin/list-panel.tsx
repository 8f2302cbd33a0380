'use client'

import { useConfig, useDocumentEvents, useDocumentInfo } from '@payloadcms/ui'
import styles from '@/plugins/newsletters/admin/admin.module.css'
import { ImportSteps } from '@/plugins/newsletters/admin/import-steps'
import { slugs } from '@/src/core/slugs'

/** On an email list: addresses from a file, and all of them as one. */
export function ListPanel() {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const { reportUpdate } = useDocumentEvents()
  if (!id) {
    return null
  }
  const announceImport = () =>
    reportUpdate({
      id,
      // Not optional in truth: Payload's relationship fields look into it.
      doc: { id },
      entitySlug: slugs.emailLists,
      operation: 'update',
      updatedAt: new Date().toISOString(),
    })
  const base = `${config.routes.api}/${slugs.emailLists}/${id}`
  return (
    <section className={styles.panel} aria-label="Addresses from and to a file">
      <h2 className={styles.heading}>Addresses from a file</h2>
      <ImportSteps base={base} onImported={announceImport} />
      <h2 className={`${styles.heading} ${styles.next}`}>Addresses to a file</h2>
      <a className={styles.link} href={`${base}/export`} download>
        Download all addresses as CSV
      </a>
    </section>
  )
}
