import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import styles from '@/src/admin/ui/dialog.module.css'

type Props = { isCopied: boolean; loginUrl: string; onClose: () => void }

/** The session has ended in the middle of the work. */
export function SignedOutDialog({ isCopied, loginUrl, onClose }: Props) {
  return (
    <Dialog title="You are logged out" onClose={onClose}>
      <p>Log in again in a new tab, then come back here: your changes are saved by themselves.</p>
      {isCopied && <p className={styles.note}>Until then they are kept on this computer.</p>}
      <DialogActions>
        <DialogButton onClick={onClose}>Go on editing</DialogButton>
        <DialogButton isPrimary onClick={() => void window.open(loginUrl, '_blank', 'noreferrer')}>
          Log in
        </DialogButton>
      </DialogActions>
    </Dialog>
  )
}
