'use client'

import { useConfig, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import styles from '@/plugins/newsletters/admin/admin.module.css'
import { ProgressView } from '@/plugins/newsletters/admin/progress-view'
import { SendActions } from '@/plugins/newsletters/admin/send-actions'
import { usePolled } from '@/plugins/newsletters/admin/use-polled'
import type { NewsletterProgress } from '@/src/core/contracts/newsletters'
import { slugs } from '@/src/core/slugs'

/** On top of a newsletter: where it stands, and what can be done with it. */
export function NewsletterPanel() {
  const { id, lastUpdateTime } = useDocumentInfo()
  const { config } = useConfig()
  const isModified = useFormModified()
  const router = useRouter()
  const base = id ? `${config.routes.api}/${slugs.newsletters}/${id}` : null
  const { data: progress, set } = usePolled<NewsletterProgress>(base && `${base}/progress`, waitOf)
  const state = progress?.state

  useEffect(() => {
    // Whether the fields may be changed depends on it, and the server says so.
    if (state) {
      router.refresh()
    }
  }, [state, router])

  if (!base) {
    return (
      <section className={styles.panel} aria-label="Sending">
        <p className={styles.words}>Write your mail and save it. Then you can send it.</p>
      </section>
    )
  }
  if (!progress) {
    return <section className={styles.panel} aria-label="Sending" aria-busy="true" />
  }
  return (
    <section className={styles.panel} data-state={progress.state} aria-label="Sending">
      <ProgressView progress={progress} />
      <SendActions
        key={lastUpdateTime}
        base={base}
        state={progress.state}
        isModified={isModified}
        hasMailServer={progress.hasMailServer}
        onProgress={set}
      />
    </section>
  )
}

function waitOf({ state }: NewsletterProgress): number | null {
  switch (state) {
    case 'sending':
      return 2000
    case 'scheduled':
      return 15_000
    default:
      return null
  }
}
