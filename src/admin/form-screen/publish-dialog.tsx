import styles from '@/src/admin/form-screen/form-screen.module.css'
import { placeId, type Remark } from '@/src/admin/form-screen/form-section'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import { CircleAlert, TriangleAlert } from '@/src/admin/ui/icons'

type Props = {
  /** Above what is missing, above what one should only know, and on the button that does it all the same. */
  words: { missing: string; sure: string; anyway: string }
  remarks: readonly Remark[]
  onClose: () => void
  onPublish: () => void
}

/** What is missing before others see it; each leads to its place. */
export function PublishDialog({ words, remarks, onClose, onPublish }: Props) {
  const isKept = remarks.some(({ isObstacle }) => isObstacle)
  const go = (place: string) => {
    onClose()
    // The window gives the keyboard back as it closes.
    requestAnimationFrame(() => {
      const section = document.getElementById(placeId(place))
      section?.scrollIntoView({ block: 'start' })
      section?.focus({ preventScroll: true })
    })
  }
  return (
    <Dialog title={isKept ? words.missing : words.sure} onClose={onClose}>
      <ul className={styles.remarks}>
        {remarks.map(({ place, message, isObstacle }) => (
          <li key={`${place} ${message}`} data-obstacle={isObstacle}>
            {isObstacle ? (
              <CircleAlert size={18} aria-label="Missing" />
            ) : (
              <TriangleAlert size={18} aria-label="To know" />
            )}
            <button type="button" onClick={() => go(place)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
      <DialogActions>
        <DialogButton onClick={onClose}>{isKept ? 'Close' : 'Not yet'}</DialogButton>
        {!isKept && (
          <DialogButton isPrimary onClick={onPublish}>
            {words.anyway}
          </DialogButton>
        )}
      </DialogActions>
    </Dialog>
  )
}
