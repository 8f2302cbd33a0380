'use client'

import { Button, ConfirmationModal, Gutter, SetStepNav, toast, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import styles from '@/plugins/visual-editor/emails/email-list.module.css'
import { AdminLink } from '@/src/admin/admin-link'
import { ownerMessages } from '@/src/core/messages/owner-messages'

export type ListedEmail = {
  key: string
  label: string
  sentWhen: string
  subject: string
  isChanged: boolean
  /** It is not sent as it is written. */
  hasUnpublished: boolean
  editUrl: string
  callUrl: string
}

type Props = { emails: readonly ListedEmail[]; profileName: string }

/** The emails in the order in which an artist meets them, each with the way into the editor. */
export function EmailList({ emails, profileName }: Props) {
  return (
    <Gutter>
      <SetStepNav nav={[{ label: 'Emails' }]} />
      <main>
        <div className={styles.head}>
          <h1>Emails</h1>
          <p>
            {profileName
              ? `What ${profileName} sends by itself. Each email looks like your site; change its words, pictures and order as you like.`
              : 'Choose a site to see its emails.'}
          </p>
        </div>
        <ul className={styles.list}>
          {emails.map((email) => (
            <Row key={email.key} email={email} />
          ))}
        </ul>
      </main>
    </Gutter>
  )
}

function Row({ email }: { email: ListedEmail }) {
  const { key, label, sentWhen, subject, isChanged, hasUnpublished, editUrl, callUrl } = email
  const { openModal } = useModal()
  const router = useRouter()
  const [isReset, setIsReset] = useState(false)
  const modal = `reset-${key}`

  const reset = async () => {
    const answer = await fetch(callUrl, { method: 'DELETE', credentials: 'include' }).catch(
      () => null,
    )
    if (answer?.ok) {
      setIsReset(true)
      toast.success(ownerMessages.emails.isReset)
      router.refresh()
    } else {
      toast.error(ownerMessages.emails.notReset)
    }
  }

  return (
    <li className={styles.row} data-key={key}>
      <div className={styles.words}>
        <h2>
          <AdminLink href={editUrl}>{label}</AdminLink>
          {isChanged && !isReset && <span className={styles.mark}>Changed by you</span>}
          {hasUnpublished && !isReset && <span className={styles.draft}>Unpublished changes</span>}
        </h2>
        <p>{sentWhen}</p>
        <p className={styles.subject}>
          <span>Subject</span> {subject}
        </p>
      </div>
      <div className={styles.actions}>
        {isChanged && !isReset && (
          <Button
            buttonStyle="subtle"
            size="medium"
            margin={false}
            aria-label={`Reset ${label} to shipped`}
            onClick={() => openModal(modal)}
          >
            Reset to shipped
          </Button>
        )}
        <Button
          el="link"
          buttonStyle="secondary"
          to={editUrl}
          url={editUrl}
          size="medium"
          margin={false}
          aria-label={`Edit ${label}`}
        >
          Edit
        </Button>
      </div>
      <ConfirmationModal
        modalSlug={modal}
        heading={`Reset “${label}”?`}
        body={ownerMessages.emails.resetWarning}
        confirmLabel="Reset to shipped"
        cancelLabel="Keep mine"
        onConfirm={reset}
      />
    </li>
  )
}
