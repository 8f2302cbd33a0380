import styles from '@/site/list-controls/filter-field.module.css'
import type { ListFilter } from '@/site/list-controls/list-query'
import { Icon } from '@/src/ui/icon/icon'

type Props = { filter: ListFilter; value: string; onChange: (value: string) => void }

/** One choice of the filter dialog, as radio buttons or as a list that unfolds. */
export function FilterField({ filter, value, onChange }: Props) {
  const { name, label, kind, options } = filter
  if (kind === 'select') {
    return (
      <div className={styles.field}>
        <label htmlFor={`filter-${name}`}>{label}</label>
        <span className={styles.select}>
          <select
            id={`filter-${name}`}
            value={value}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </span>
      </div>
    )
  }
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.radio}>
          <input
            type="radio"
            name={`filter-${name}`}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
