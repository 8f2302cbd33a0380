import type { Leaving } from '@/plugins/visual-editor/editor/save/use-leaving'
import { Dialog, DialogActions, DialogButton } from '@/plugins/visual-editor/editor/shell/dialog'
import styles from '@/plugins/visual-editor/editor/shell/dialog.module.css'

type Props = { question: NonNullable<Leaving['question']> }

/** Asks whoever wants to leave before everything is saved. */
export function LeaveDialog({ question: { isKept, stay, leaveAnyway } }: Props) {
  return (
    <Dialog title="Your last changes are not saved yet" onClose={stay}>
      <p>The server does not have them: it cannot be reached, or did not take them.</p>
      <p className={styles.note}>
        {isKept
          ? 'They are kept on this computer. When you open this page here again, you can restore them.'
          : 'This browser has no room to keep them: they are lost when you leave now.'}
      </p>
      <DialogActions>
        <DialogButton isPrimary={!isKept} onClick={stay}>
          Stay
        </DialogButton>
        <DialogButton isPrimary={isKept} onClick={leaveAnyway}>
          Leave anyway
        </DialogButton>
      </DialogActions>
    </Dialog>
  )
}
