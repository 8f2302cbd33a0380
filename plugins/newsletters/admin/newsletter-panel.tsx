'use client'

import { useConfig, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import styles from '@/plugins/newsletters/admin/admin.module.css'
import { nextRefreshMs } from '@/plugins/newsletters/admin/labels'
import { ProgressView } from '@/plugins/newsletters/admin/progress-view'
import { SendActions } from '@/plugins/newsletters/admin/send-actions'
import { Action } from '@/src/admin/action'
import { numbersOfMail } from '@/src/admin/studio-paths'
import { usePolled } from '@/src/admin/use-polled'
import {
  type NewsletterProgress,
  newsletterWritePath,
  openNewsletterStates,
} from '@/src/core/contracts/audience/newsletters'
import { slugs } from '@/src/core/slugs'

/** On top of a newsletter: where it stands, and what can be done with it. */
export function NewsletterPanel() {
  const { id, savedDocumentData } = useDocumentInfo()
  const { config } = useConfig()
  const isModified = useFormModified()
  const router = useRouter()
  const base = id ? `${config.routes.api}/${slugs.newsletters}/${id}` : null
  const { data: progress, set } = usePolled<NewsletterProgress>(
    base && `${base}/progress`,
    ({ state }) => nextRefreshMs(state),
  )
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
        <p className={styles.words}>
          Give your mail a subject and choose who gets it. Once that is saved, you write it.
        </p>
      </section>
    )
  }
  if (!progress) {
    return <section className={styles.panel} aria-label="Sending" aria-busy="true" />
  }
  const { audience, layout, text } = savedDocumentData ?? {}
  const canWrite = openNewsletterStates.includes(progress.state) && audience !== 'post'
  const isUnwritten = canWrite && !layout && !text
  const writeUrl = `${config.routes.admin}${newsletterWritePath(String(id))}`
  return (
    <section className={styles.panel} data-state={progress.state} aria-label="Sending">
      {isUnwritten ? (
        <p className={styles.words}>Nothing is written yet.</p>
      ) : (
        <ProgressView progress={progress} />
      )}
      {canWrite && (
        <div className={styles.actions}>
          <Action href={writeUrl} isMain={isUnwritten} disabled={isModified}>
            {isUnwritten ? 'Write your mail' : 'Change what it says'}
          </Action>
        </div>
      )}
      {progress.receivers !== null && (
        <div className={styles.actions}>
          <Action href={`${config.routes.admin}${numbersOfMail(String(id))}`}>Numbers</Action>
        </div>
      )}
      {isUnwritten && isModified && <p className={styles.hint}>Your changes are being saved.</p>}
      {!isUnwritten && (
        <SendActions
          base={base}
          state={progress.state}
          hasMailServer={progress.hasMailServer}
          hasPostalAddress={progress.hasPostalAddress}
          onProgress={set}
        />
      )}
    </section>
  )
}
