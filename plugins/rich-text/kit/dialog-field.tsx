import { type ReactNode, useId } from 'react'
import controls from '@/src/admin/ui/controls.module.css'
import styles from '@/src/admin/ui/form-field.module.css'

type Props = {
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
export function DialogField({ label, problem, children }: Props) {
  const id = useId()
  return (
    <div className={styles.label}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: controls.field,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': problem ? `${id}-problem` : undefined,
      })}
      {problem && (
        <p id={`${id}-problem`} role="alert" className={styles.error}>
          {problem}
        </p>
      )}
    </div>
  )
}
