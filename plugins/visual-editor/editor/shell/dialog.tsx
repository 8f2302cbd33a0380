import { type ReactNode, useId } from 'react'
import styles from '@/plugins/visual-editor/editor/shell/dialog.module.css'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import { useModal } from '@/plugins/visual-editor/editor/shell/use-modal'

type Props = {
  title: string
  /** Left out where something has to be decided first. */
  onClose?: () => void
  size?: 'small' | 'whole'
  children: ReactNode
}

/** A window over the editor, open for as long as it is there. The focus goes back where it came from. */
export function Dialog({ title, onClose, size = 'small', children }: Props) {
  const dialog = useModal()
  const id = useId()
  return (
    <dialog
      ref={dialog}
      className={`${shell.chrome} ${styles.dialog}`}
      data-size={size}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
    >
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}

/** The buttons below; the last is what most people want. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}

type ButtonProps = {
  onClick: () => void
  isPrimary?: boolean
  /** Has the keyboard first; needed where the first button gives something up. */
  isSafe?: boolean
  isDisabled?: boolean
  children: ReactNode
}

export function DialogButton({ onClick, isPrimary, isSafe, isDisabled, children }: ButtonProps) {
  return (
    <button
      type="button"
      className={shell.button}
      data-kind={isPrimary ? 'primary' : undefined}
      data-safe={isSafe || undefined}
      disabled={isDisabled}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
