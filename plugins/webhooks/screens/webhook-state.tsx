import list from '@/src/admin/settings-list.module.css'
import type { WebhookView } from '@/src/core/contracts/webhooks/endpoints'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.webhooks

/** Whether a webhook is on, when it last took something, and what it has not taken. */
export function WebhookState({ webhook }: { webhook: WebhookView }) {
  const { disabledBy, lastSuccessAt, waiting, failed } = webhook
  const counts = words.counts(waiting, failed)
  return (
    <>
      {disabledBy && (
        <p className={disabledBy === 'owner' ? list.quiet : list.error}>
          {words.stopped[disabledBy]}
        </p>
      )}
      <p className={list.quiet}>
        {lastSuccessAt ? words.isOnLast(lastSuccessAt) : words.isOnNever}
        {counts && ` · ${counts}`}
      </p>
    </>
  )
}
