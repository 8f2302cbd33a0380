import { type ReactNode, useId } from 'react'
import styles from '@/plugins/visual-editor/editor/pages/pages.module.css'
import type { useField } from '@/plugins/visual-editor/editor/pages/use-field'
import controls from '@/src/admin/ui/controls.module.css'

type Props = {
  label: string
  field: ReturnType<typeof useField>
  maxLength: number
  /** What stands there while it is empty. */
  placeholder?: string
  /** About so many characters are shown elsewhere; counts them. */
  shownCharacters?: number
  rows?: number
  /** Below the field. */
  children?: ReactNode
}

/** A text with its name, what is wrong with it, and how much of it is shown. */
export function TextField({
  label,
  field: { input, problem, value },
  maxLength,
  placeholder,
  shownCharacters,
  rows,
  children,
}: Props) {
  const id = useId()
  const shared = {
    id,
    ...input,
    maxLength,
    placeholder,
    'aria-invalid': problem !== '',
    'aria-describedby': `${id}-about`,
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {rows ? (
        <textarea {...shared} rows={rows} className={`${controls.field} ${styles.area}`} />
      ) : (
        <input {...shared} className={controls.field} />
      )}
      <div id={`${id}-about`} className={styles.about}>
        {problem && <span className={styles.problem}>{problem}</span>}
        {shownCharacters && (
          <span className={styles.count} data-long={value.length > shownCharacters}>
            {value.length} characters; about {shownCharacters} are shown
          </span>
        )}
        {children}
      </div>
    </div>
  )
}
