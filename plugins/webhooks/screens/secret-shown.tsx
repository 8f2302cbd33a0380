import { ShownOnce } from '@/src/admin/shown-once'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.webhooks

/** The secret of a webhook, this once. */
export function SecretShown({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <ShownOnce
      title={words.secretTitle}
      text={words.secretText}
      secret={secret}
      words={words}
      onClose={onClose}
    />
  )
}
