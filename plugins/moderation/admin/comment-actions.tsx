'use client'

import { ConfirmationModal, useModal } from '@payloadcms/ui'
import { useId, useRef } from 'react'
import styles from '@/plugins/moderation/admin/moderation.module.css'
import { RowButton } from '@/plugins/moderation/admin/row-button'
import { useModeration } from '@/plugins/moderation/admin/use-moderation'

type Props = {
  /** Address of the comment in the API. */
  commentUrl: string
  /** Address in the API of the fan's being blocked. */
  blockUrl: string
  /** Who wrote it. */
  name: string
  isBlocked: boolean
  isHidden: boolean
  isReported: boolean
}

/** The buttons of a row: what is easily taken back happens at once, the rest asks first. */
export function CommentActions(props: Props) {
  const { commentUrl, blockUrl, name, isBlocked, isHidden, isReported } = props
  const { act, isBusy } = useModeration()
  const { openModal } = useModal()
  const id = useId()
  const [toDelete, toBlock] = [`delete-${id}`, `block-${id}`]
  const hideToo = useRef<HTMLInputElement>(null)
  const post = (path: string, done: string) =>
    act({ url: `${commentUrl}/${path}`, method: 'POST', done })

  return (
    <div className={styles.actions}>
      {isReported && (
        <RowButton
          label="Dismiss report"
          about={`Dismiss report of the comment of ${name}`}
          disabled={isBusy}
          onClick={() => post('dismiss-reports', 'Report dismissed. The comment stays.')}
        />
      )}
      {isHidden ? (
        <RowButton
          label="Show"
          about={`Show the comment of ${name} again`}
          disabled={isBusy}
          onClick={() => post('show', 'Everybody who may see the post sees the comment again.')}
        />
      ) : (
        <RowButton
          label="Hide"
          about={`Hide the comment of ${name}`}
          disabled={isBusy}
          onClick={() => post('hide', 'Hidden. Nobody but you sees the comment.')}
        />
      )}
      {isBlocked ? (
        <RowButton
          label="Unblock"
          about={`Let ${name} comment again`}
          disabled={isBusy}
          onClick={() =>
            act({ url: blockUrl, method: 'DELETE', done: `${name} can comment again.` })
          }
        />
      ) : (
        <RowButton
          label="Block…"
          about={`Block ${name} from commenting`}
          disabled={isBusy}
          onClick={() => openModal(toBlock)}
        />
      )}
      <RowButton
        label="Delete…"
        about={`Delete the comment of ${name}`}
        isGrave
        disabled={isBusy}
        onClick={() => openModal(toDelete)}
      />
      <ConfirmationModal
        modalSlug={toDelete}
        heading="Delete this comment?"
        body={<p>It is gone for good. Hiding it can be taken back.</p>}
        confirmLabel="Delete"
        onConfirm={() => act({ url: commentUrl, method: 'DELETE', done: 'Comment deleted.' })}
      />
      <ConfirmationModal
        modalSlug={toBlock}
        heading={`Block ${name} from commenting?`}
        body={
          <>
            <p>
              They cannot comment on your site any longer, and are told so when they try. Buying,
              reading and memberships go on. You can take it back.
            </p>
            <label className={styles.check}>
              <input ref={hideToo} type="checkbox" />
              Also hide all they have said so far
            </label>
          </>
        }
        confirmLabel="Block"
        onConfirm={() =>
          act({
            url: blockUrl,
            method: 'PUT',
            body: { hideComments: hideToo.current?.checked ?? false },
            done: `${name} can no longer comment.`,
          })
        }
      />
    </div>
  )
}
