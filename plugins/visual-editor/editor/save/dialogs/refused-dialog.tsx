import { useState } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { conflictLabels } from '@/plugins/visual-editor/editor/save/dialogs/problem-labels'
import type { SavePart } from '@/plugins/visual-editor/editor/save/save-part'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import styles from '@/src/admin/ui/dialog.module.css'

type Props = {
  part: SavePart
  message: string
  /** The block that it is about. */
  blockId?: string
  onClose: () => void
}

/** The server does not take the page as it is; it says why. What is changed next is sent again. */
export function RefusedDialog({ part, message, blockId, onClose }: Props) {
  const { commands } = useBuilder()
  const [problem, setProblem] = useState('')
  return (
    <Dialog title="This could not be saved" onClose={onClose}>
      <p>{message}</p>
      {problem && (
        <p className={styles.error} role="alert">
          {problem}
        </p>
      )}
      <DialogActions>
        <DialogButton
          onClick={() => void part.loadTheirs().then((taken) => setProblem(conflictLabels[taken]))}
        >
          Load what is saved
        </DialogButton>
        <DialogButton onClick={part.retry}>Try again</DialogButton>
        <DialogButton isPrimary={!blockId} isSafe onClick={onClose}>
          Go on editing
        </DialogButton>
        {blockId && (
          <DialogButton
            isPrimary
            onClick={() => {
              onClose()
              commands.show(blockId)
            }}
          >
            Show me
          </DialogButton>
        )}
      </DialogActions>
    </Dialog>
  )
}
