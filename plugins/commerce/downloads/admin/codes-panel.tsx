'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import styles from '@/plugins/commerce/downloads/admin/delivery.module.css'
import { slugs } from '@/src/core/slugs'

/** On a batch of codes: all of them as a file. */
export function CodesPanel() {
  const { id, savedDocumentData } = useDocumentInfo()
  const { config } = useConfig()
  if (!id) {
    return (
      <section className={styles.panel} aria-label="The codes">
        <p className={styles.hint}>
          The codes are made when you save. Then you can load them as a table, to print them on
          cards or to send them by mail.
        </p>
      </section>
    )
  }
  const { count = 0, redeemed = 0 } = savedDocumentData ?? {}
  return (
    <section className={styles.panel} aria-label="The codes">
      <h2 className={styles.heading}>
        {redeemed} of {count} used
      </h2>
      <p className={styles.hint}>
        Your fans enter a code on your site under /redeem, with their email. They need no account.
        The table holds an address for each code, too, that fills it in.
      </p>
      <a
        className={styles.link}
        href={`${config.routes.api}/${slugs.downloadCodeBatches}/${id}/codes`}
        download
      >
        Download the codes as CSV
      </a>
    </section>
  )
}
