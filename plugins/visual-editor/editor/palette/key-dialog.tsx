import type { ReactNode } from 'react'
import styles from '@/plugins/visual-editor/editor/palette/palette.module.css'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import { useModal } from '@/plugins/visual-editor/editor/shell/use-modal'

type Props = { label: string; className?: string; onClose: () => void; children: ReactNode }

/** A window over the editor; closing gives the focus back to where it came from. */
export function KeyDialog({ label, className = '', onClose, children }: Props) {
  const dialog = useModal()
  return (
    <dialog
      ref={dialog}
      className={`${shell.chrome} ${styles.dialog} ${className}`}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        // Only the backdrop is the dialog itself.
        if (event.target === event.currentTarget) {
          onClose()
        }
      }}
    >
      <div className={styles.inside}>{children}</div>
    </dialog>
  )
}
