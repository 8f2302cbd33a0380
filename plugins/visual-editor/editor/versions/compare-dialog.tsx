import type { ReactNode } from 'react'
import { Dialog, DialogActions, DialogButton } from '@/plugins/visual-editor/editor/shell/dialog'
import dialog from '@/plugins/visual-editor/editor/shell/dialog.module.css'
import { CompareView, type Sheet } from '@/plugins/visual-editor/editor/versions/compare-view'
import styles from '@/plugins/visual-editor/editor/versions/versions.module.css'

type Props = {
  title: string
  before: Sheet
  after: Sheet
  onClose: () => void
  /** Why nothing could be chosen; '' while nothing went wrong. */
  problem: string
  /** The buttons to choose with. */
  children: ReactNode
}

/** Two pages side by side, to look at and to choose between. */
export function CompareDialog({ title, before, after, onClose, problem, children }: Props) {
  return (
    <Dialog title={title} size="whole" onClose={onClose}>
      <div className={styles.both}>
        <CompareView before={before} after={after} />
        {problem && (
          <p className={dialog.error} role="alert">
            {problem}
          </p>
        )}
        <DialogActions>
          <DialogButton onClick={onClose}>Back</DialogButton>
          {children}
        </DialogActions>
      </div>
    </Dialog>
  )
}
