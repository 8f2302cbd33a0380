import { useState } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import { ownerMessages } from '@/src/core/messages/owner-messages'

type Props = {
  title: string
  warning: string
  action: string
  done: string
  /** Answers whether that worked. */
  onGiveUp: () => Promise<boolean>
  onClose: () => void
}

/** Asks before the artist's own words are given up; undo brings them back while the editor is open. */
export function DiscardTextDialog({ title, warning, action, done, onGiveUp, onClose }: Props) {
  const { commands } = useBuilder()
  const [isBusy, setIsBusy] = useState(false)

  const giveUp = async () => {
    setIsBusy(true)
    if (await onGiveUp()) {
      commands.announceDone(done)
    } else {
      commands.tell(ownerMessages.emails.notReset)
    }
    onClose()
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <p>{warning}</p>
      <DialogActions>
        <DialogButton onClick={() => void giveUp()} isDisabled={isBusy}>
          {action}
        </DialogButton>
        <DialogButton isPrimary isSafe onClick={onClose}>
          Keep mine
        </DialogButton>
      </DialogActions>
    </Dialog>
  )
}
