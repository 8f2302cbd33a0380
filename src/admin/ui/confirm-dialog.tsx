import type { ReactNode } from 'react'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'

type Props = {
  title: string
  /** What becomes of it. */
  children: ReactNode
  /** What the button that does it says. */
  confirm: string
  /** What the one that does nothing says, which has the keyboard first. */
  keep: string
  isBusy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks once more, before something that does not come back or that others notice. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  keep,
  isBusy = false,
  onConfirm,
  onClose,
}: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{children}</p>
      <DialogActions>
        <DialogButton isSafe onClick={onClose}>
          {keep}
        </DialogButton>
        <DialogButton isPrimary isDisabled={isBusy} onClick={onConfirm}>
          {confirm}
        </DialogButton>
      </DialogActions>
    </Dialog>
  )
}
