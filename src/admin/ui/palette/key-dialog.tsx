import { Fragment, type ReactNode } from 'react'
import { Modal } from '@/src/admin/ui/dialog'
import { isMacKeyboard, keyCaps } from '@/src/admin/ui/palette/key-caps'
import styles from '@/src/admin/ui/palette/palette.module.css'

type KeyDialogProps = {
  label: string
  className?: string
  onClose: () => void
  children: ReactNode
}

/** The window of the palette and of the list of keys. */
export function KeyDialog({ label, className = '', onClose, children }: KeyDialogProps) {
  return (
    <Modal
      className={`${styles.dialog} ${className}`}
      aria-label={label}
      closesOutside
      onClose={onClose}
    >
      <div className={styles.inside}>{children}</div>
    </Modal>
  )
}

/** Combinations of keys as caps, as this computer's keyboard prints them. */
export function Keys({ combinations }: { combinations: readonly string[] }) {
  const isMac = isMacKeyboard()
  return (
    <span className={styles.keys}>
      {combinations.map((combination, index) => (
        <Fragment key={combination}>
          {index > 0 && <span className={styles.or}>or</span>}
          <span>
            {keyCaps(combination, isMac).map((cap) => (
              <kbd key={cap}>{cap}</kbd>
            ))}
          </span>
        </Fragment>
      ))}
    </span>
  )
}
