import { type ReactNode, useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import styles from '@/src/admin/ui/checkbox-list.module.css'

type Props = {
  legend: string
  choices: readonly { value: string; label: ReactNode; about: string }[]
  registered: UseFormRegisterReturn
  error: { message?: string | undefined } | undefined
}

/** Choices of which any number may be checked, each with a sentence. */
export function CheckboxList({ legend, choices, registered, error }: Props) {
  const errorId = useId()
  return (
    <fieldset className={styles.list} aria-describedby={error ? errorId : undefined}>
      <legend>{legend}</legend>
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          {error.message}
        </p>
      )}
      {choices.map(({ value, label, about }) => (
        <label key={value} className={styles.choice}>
          <input type="checkbox" value={value} {...registered} />
          <span>
            {label}
            <span className={styles.about}>{about}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
