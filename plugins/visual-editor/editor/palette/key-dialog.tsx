import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from '@/plugins/visual-editor/editor/palette/palette.module.css'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'

type Props = { label: string; className?: string; onClose: () => void; children: ReactNode }

/** A window over the editor; closing gives the focus back to where it came from. */
export function KeyDialog({ label, className = '', onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)

  // Closed while it still stands in the document: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

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
