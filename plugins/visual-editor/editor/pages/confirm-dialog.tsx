import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from '@/plugins/visual-editor/editor/shell/dialog.module.css'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'

type Props = {
  title: string
  /** What the button that does it says. */
  confirm: string
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks before something is done. The focus goes back where it came from. */
export function ConfirmDialog({ title, confirm, onConfirm, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={`${shell.chrome} ${styles.dialog}`}
      aria-labelledby={id}
      onClose={onClose}
    >
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p>{children}</p>
      <div className={styles.actions}>
        <button type="button" className={shell.button} onClick={() => dialog.current?.close()}>
          Keep it
        </button>
        <button type="button" className={shell.button} data-kind="primary" onClick={onConfirm}>
          {confirm}
        </button>
      </div>
    </dialog>
  )
}
