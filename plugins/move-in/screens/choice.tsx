import { useId } from 'react'
import styles from '@/plugins/move-in/screens/move-in.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import type { Named } from '@/src/core/contracts/studio/move-in'

type ChoiceProps = {
  label: string
  /** What stands for no choice. */
  none: string
  options: readonly Named[]
  value: string
  onChange: (id: string) => void
  hint?: string
}

/** Which thing of the site something in the file is. */
export function Choice({ label, none, options, value, onChange, hint }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={controls.field}
        value={value}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{none}</option>
        {options.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </select>
      {hint && (
        <p id={`${id}-hint`} className={styles.quiet}>
          {hint}
        </p>
      )}
    </div>
  )
}
