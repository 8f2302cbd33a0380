import { useState } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import type { Saving } from '@/plugins/visual-editor/editor/save/use-saving'
import { Dialog, DialogActions, DialogButton } from '@/plugins/visual-editor/editor/shell/dialog'
import { messages } from '@/src/core/messages'

type Props = { saving: Pick<Saving, 'parts'>; onClose: () => void }

/** Asks before the artist's own words are given up; undo brings them back while the editor is open. */
export function ResetDialog({ saving: { parts }, onClose }: Props) {
  const { commands } = useBuilder()
  const [isBusy, setIsBusy] = useState(false)

  const reset = async () => {
    setIsBusy(true)
    const done = await Promise.all(parts.map((part) => part.discard()))
    commands.tell(
      done.every(Boolean) ? messages.emails.isReset : messages.emails.notReset,
      done.every(Boolean) ? { label: 'Undo', run: commands.undo } : undefined,
    )
    onClose()
  }

  return (
    <Dialog title="Back to the shipped email?" onClose={onClose}>
      <p>{messages.emails.resetWarning}</p>
      <DialogActions>
        <DialogButton onClick={() => void reset()} isDisabled={isBusy}>
          Reset to shipped
        </DialogButton>
        <DialogButton isPrimary isSafe onClick={onClose}>
          Keep mine
        </DialogButton>
      </DialogActions>
    </Dialog>
  )
}
