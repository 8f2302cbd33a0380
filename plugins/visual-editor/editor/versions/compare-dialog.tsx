import { Dialog, DialogActions, DialogButton } from '@/plugins/visual-editor/editor/shell/dialog'
import { CompareView, type Sheet } from '@/plugins/visual-editor/editor/versions/compare-view'
import styles from '@/plugins/visual-editor/editor/versions/versions.module.css'

type Props = { title: string; before: Sheet; after: Sheet; onClose: () => void }

/** Two pages side by side, to look at before choosing between them. */
export function CompareDialog({ title, before, after, onClose }: Props) {
  return (
    <Dialog title={title} size="whole" onClose={onClose}>
      <div className={styles.both}>
        <CompareView before={before} after={after} />
        <DialogActions>
          <DialogButton isPrimary onClick={onClose}>
            Back
          </DialogButton>
        </DialogActions>
      </div>
    </Dialog>
  )
}
