import { type ComponentProps, type ReactNode, useId } from 'react'
import controls from '@/src/admin/ui/controls.module.css'
import styles from '@/src/admin/ui/dialog.module.css'
import { useOpenDialog } from '@/src/ui/dialog/use-open-dialog.client'

type ModalProps = ComponentProps<'dialog'> & {
  onClose?: (() => void) | undefined
  /** Also by pressing beside it. */
  closesOutside?: boolean
}

/** A window over the editor, open for as long as it is there. The focus goes back where it came from. */
export function Modal({ onClose, closesOutside = false, className = '', ...rest }: ModalProps) {
  const dialog = useOpenDialog()
  return (
    <dialog
      {...rest}
      ref={dialog}
      className={`${controls.chrome} ${className}`}
      // A form around it, as that of a field in it, would be sent with one in here.
      onSubmit={(event) => event.stopPropagation()}
      // Only the window and its backdrop are the dialog itself; a file field inside says `cancel` too.
      onCancel={(event) => {
        if (event.target === event.currentTarget) {
          event.preventDefault()
          onClose?.()
        }
      }}
      onPointerDown={(event) => {
        if (closesOutside && event.target === event.currentTarget) {
          onClose?.()
        }
      }}
    />
  )
}

type Props = {
  title: string
  /** Left out where something has to be decided first. */
  onClose?: () => void
  size?: 'small' | 'wide' | 'whole'
  children: ReactNode
}

/** A window with a title. */
export function Dialog({ title, onClose, size = 'small', children }: Props) {
  const id = useId()
  return (
    <Modal className={styles.dialog} data-size={size} aria-labelledby={id} onClose={onClose}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </Modal>
  )
}

/** The buttons below; the last is what most people want. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}

type ButtonProps = {
  /** `submit` belongs to a form around it: Enter in a field presses it. */
  type?: 'button' | 'submit'
  onClick?: () => void
  isPrimary?: boolean
  /** Has the keyboard first; needed where the first button gives something up. */
  isSafe?: boolean
  isDisabled?: boolean
  children: ReactNode
}

export function DialogButton({
  type = 'button',
  onClick,
  isPrimary,
  isSafe,
  isDisabled,
  children,
}: ButtonProps) {
  return (
    <button
      type={type}
      className={controls.button}
      data-kind={isPrimary ? 'primary' : undefined}
      data-first={isSafe || undefined}
      disabled={isDisabled}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
