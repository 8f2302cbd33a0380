import list from '@/src/admin/settings-list.module.css'
import type { EndpointState as State } from '@/src/core/contracts/webhooks/endpoints'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.webhooks

/** Whether somebody who is told of things gets them, when they last took something, and what they have not. */
export function EndpointState({ state }: { state: State }) {
  const { disabledBy, lastSuccessAt, waiting, failed } = state
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
