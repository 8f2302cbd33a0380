import { type InputHTMLAttributes, useId } from 'react'
import styles from '@/plugins/visual-editor/editor/theme/theme.module.css'
import controls from '@/src/admin/ui/controls.module.css'

type Props = InputHTMLAttributes<HTMLInputElement> & { label: string; problem: string | undefined }

/** A field of a small form, with what is wrong with it. */
export function LinkField({ label, problem, ...input }: Props) {
  const id = useId()
  return (
    <div className={styles.formField}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={controls.field}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
        {...input}
      />
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
