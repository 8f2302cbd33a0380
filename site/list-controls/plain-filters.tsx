import styles from '@/site/list-controls/list-controls.module.css'
import type { ListFilter, ListQuery } from '@/site/list-controls/list-query'
import { listsMessages } from '@/src/core/messages/lists'

type Props = { filters: readonly ListFilter[]; query: ListQuery }

/** The filters as fields of the search form, for visitors without JavaScript. */
export function PlainFilters({ filters, query }: Props) {
  return (
    <span className={styles.plain}>
      {filters.map(({ name, label, options }) => (
        <select key={name} name={name} aria-label={label} defaultValue={query[name] ?? ''}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ))}
      <button type="submit">{listsMessages.applyFilters}</button>
    </span>
  )
}
