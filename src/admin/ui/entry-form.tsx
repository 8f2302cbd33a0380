import type { FormEventHandler, ReactNode } from 'react'
import controls from '@/src/admin/ui/controls.module.css'
import styles from '@/src/admin/ui/entry-frame.module.css'

type Props = {
  onSubmit: FormEventHandler<HTMLFormElement>
  /** What the button says. */
  action: string
  isBusy: boolean
  /** Why the form as a whole was refused. */
  problem?: string
  className?: string
  children?: ReactNode
}

/** A form with its fields, one button, and why it was refused. */
export function EntryForm(props: Props) {
  const { onSubmit, action, isBusy, problem, className, children } = props
  return (
    <form className={className} noValidate onSubmit={onSubmit}>
      {children}
      <button type="submit" className={controls.button} data-kind="primary" disabled={isBusy}>
        {action}
      </button>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}
