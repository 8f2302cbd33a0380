import { type ReactNode, useId } from 'react'
import styles from '@/src/admin/form-screen/form-sections.module.css'

type Props = {
  label: string
  hint?: ReactNode
  problem?: string
  /** Of the field, and of the problem that describes it. */
  children: (ids: { id: string; problemId: string | undefined }) => ReactNode
}

/** A field with its name above it and what is wrong below it. */
export function FormRow({ label, hint, problem = '', children }: Props) {
  const id = useId()
  const problemId = problem ? `${id}-problem` : undefined
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      {children({ id, problemId })}
      {problem && (
        <p id={problemId} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  )
}
