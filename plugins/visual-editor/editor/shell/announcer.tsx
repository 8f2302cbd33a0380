import { useUi } from '@/plugins/visual-editor/editor/builder-context'
import styles from '@/plugins/visual-editor/editor/shell/shell.module.css'

/** Reads out what the eye would see: what was selected, added, moved, and where a drag would land. */
export function Announcer() {
  const announcement = useUi((state) => state.announcement)
  return (
    <div className={styles.visuallyHidden} aria-live="polite" data-testid="announcer">
      {announcement}
    </div>
  )
}
