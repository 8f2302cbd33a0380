import { type ReactNode, useId } from 'react'
import styles from '@/plugins/rich-text/kit/dialog.module.css'
import { useOpenDialog } from '@/src/ui/dialog/use-open-dialog.client'

type Props = {
  title: string
  onClose: () => void
  /** `whole` takes the window, for drawing and the like. */
  size?: 'small' | 'wide' | 'whole'
  children: ReactNode
}

/**
 * A window over the words, open for as long as it is there: the keyboard stays in it, Escape closes
 * it. What is marked `data-first` has the keyboard first. The words get focus and selection back.
 */
export function Dialog({ title, onClose, size = 'small', children }: Props) {
  const dialog = useOpenDialog()
  const id = useId()
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={id}
      // The form that the words are a field of would be sent with one in here.
      onSubmit={(event) => event.stopPropagation()}
      onCancel={(event) => {
        // A file field inside says `cancel` too.
        if (event.target === event.currentTarget) {
          event.preventDefault()
          onClose()
        }
      }}
    >
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}

/** What is wrong with all of it together. */
export function DialogProblem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles.problem}>
      {children}
    </p>
  )
}

/** The buttons below; the last is what most people want. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}

type ButtonProps = {
  /** `submit` belongs to a form around it: Enter in a field presses it. */
  type?: 'button' | 'submit'
  isPrimary?: boolean
  isDisabled?: boolean
  onClick?: () => void
  children: ReactNode
}

export function DialogButton({
  type = 'button',
  isPrimary = false,
  isDisabled,
  onClick,
  children,
}: ButtonProps) {
  return (
    <button
      type={type}
      className={styles.button}
      data-kind={isPrimary ? 'primary' : undefined}
      disabled={isDisabled}
      onClick={onClick}
    >
      {children}
    </button>
  )
}

type FieldProps = {
  label: string
  /** What is wrong with it. */
  problem?: string | null
  children: (field: {
    id: string
    className: string | undefined
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** A field with its name above and what is wrong below: `{(field) => <input {...field} />}`. */
export function DialogField({ label, problem, children }: FieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: styles.input,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': problem ? `${id}-problem` : undefined,
      })}
      {problem && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
