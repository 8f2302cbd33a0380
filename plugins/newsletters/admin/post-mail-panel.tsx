'use client'

import {
  ConfirmationModal,
  useConfig,
  useDocumentInfo,
  useFormModified,
  useModal,
} from '@payloadcms/ui'
import { useId, useState } from 'react'
import styles from '@/plugins/newsletters/admin/admin.module.css'
import { nextRefreshMs, people } from '@/plugins/newsletters/admin/labels'
import { MissingAddressNotice } from '@/plugins/newsletters/admin/missing-address-notice'
import { ProgressView } from '@/plugins/newsletters/admin/progress-view'
import { Action } from '@/src/admin/action'
import { ask } from '@/src/admin/call-api'
import { usePolled } from '@/src/admin/use-polled'
import type { PostMail } from '@/src/core/contracts/audience/newsletters'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'

/** Beside a post: tells those who may see it. */
export function PostMailPanel() {
  const { id, savedDocumentData } = useDocumentInfo()
  const { config } = useConfig()
  const isModified = useFormModified()
  const modal = `post-mail-${useId()}`
  const { openModal } = useModal()
  const url = id ? `${config.routes.api}/${slugs.posts}/${id}/mail` : null
  const { data, set } = usePolled<PostMail>(url, ({ mail }) => nextRefreshMs(mail?.state))
  const [problem, setProblem] = useState('')
  const isPublished = savedDocumentData?.isPublished === true
  const state = data?.mail?.state ?? 'draft'
  const canSend = isPublished && !isModified && (state === 'draft' || state === 'cancelled')

  const act = async (target: string, method: 'GET' | 'POST') => {
    setProblem('')
    const outcome = await ask<PostMail>(target, { method })
    if (outcome.problem === undefined) {
      set(outcome.answer)
      return outcome.answer
    }
    setProblem(outcome.problem)
    return null
  }
  const prepare = async () => {
    // Who may see it may have changed since the page was opened.
    const now = url && (await act(url, 'GET'))
    if (now && now.count === 0) {
      setProblem(ownerMessages.newsletters.noReceivers)
    } else if (now) {
      openModal(modal)
    }
  }
  const callOff = async () => {
    const mail = `${config.routes.api}/${slugs.newsletters}/${data?.mail?.id}/cancel`
    const outcome = await ask(mail, { method: 'POST' })
    setProblem(outcome.problem ?? '')
    if (url) {
      await act(url, 'GET')
    }
  }

  return (
    <section
      className={styles.panel}
      data-state={data?.mail?.state}
      aria-label="Mail about this post"
    >
      <h3 className={styles.heading}>Tell your fans by mail</h3>
      {data?.mail && <ProgressView progress={data.mail} />}
      {(!url || !isPublished) && (
        <p className={styles.hint}>
          Once this post is saved and published, you can mail those who may see it.
        </p>
      )}
      {url && isPublished && isModified && <p className={styles.hint}>Save your changes first.</p>}
      {url && (state === 'draft' || state === 'cancelled') && (
        <Action disabled={!canSend} onClick={prepare}>
          Email this post…
        </Action>
      )}
      {state === 'scheduled' && <Action onClick={callOff}>Call it off</Action>}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <ConfirmationModal
        modalSlug={modal}
        heading="Email this post to those who may see it?"
        body={
          <>
            <p>
              <strong>{people(data?.count ?? 0)}</strong> may see this post and want mails about
              posts. They get the beginning of its text and a link. It is sent once, as soon as the
              post is shown.
            </p>
            {data?.hasPostalAddress === false && <MissingAddressNotice />}
          </>
        }
        confirmLabel="Send"
        onConfirm={async () => {
          if (url) {
            await act(url, 'POST')
          }
        }}
      />
    </section>
  )
}
