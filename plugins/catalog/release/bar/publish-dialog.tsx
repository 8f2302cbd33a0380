import styles from '@/plugins/catalog/release/release.module.css'
import { placeId } from '@/plugins/catalog/release/sections/section'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import { CircleAlert, TriangleAlert } from '@/src/admin/ui/icons'
import type { ReleasePlace, ReleaseRemark } from '@/src/core/contracts/products/release-answers'

type Props = {
  remarks: readonly ReleaseRemark[]
  onClose: () => void
  onPublish: () => void
}

/** What is missing before it goes on sale; each leads to its place. */
export function PublishDialog({ remarks, onClose, onPublish }: Props) {
  const isKept = remarks.some(({ isObstacle }) => isObstacle)
  const go = (place: ReleasePlace) => {
    onClose()
    // The window gives the keyboard back as it closes.
    requestAnimationFrame(() => {
      const section = document.getElementById(placeId(place))
      section?.scrollIntoView({ block: 'start' })
      section?.focus({ preventScroll: true })
    })
  }
  return (
    <Dialog title={isKept ? 'Before it goes on sale' : 'Put it on sale?'} onClose={onClose}>
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
            Put on sale anyway
          </DialogButton>
        )}
      </DialogActions>
    </Dialog>
  )
}
