import { type InputHTMLAttributes, useId } from 'react'
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import styles from '@/plugins/team/screens/team.module.css'
import controls from '@/src/admin/ui/controls.module.css'

type Props = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'placeholder'
> & {
  label: string
  registered: UseFormRegisterReturn
  error: FieldError | undefined
}

/** One field of a form with its name above and what is wrong with it below. */
export function FormField({ label, registered, error, ...rest }: Props) {
  const id = useId()
  return (
    <label className={styles.label}>
      {label}
      <input
        {...rest}
        {...registered}
        className={controls.field}
        aria-invalid={error !== undefined}
        aria-describedby={error ? id : undefined}
      />
      {error && (
        <span id={id} role="alert" className={styles.error}>
          {error.message}
        </span>
      )}
    </label>
  )
}
