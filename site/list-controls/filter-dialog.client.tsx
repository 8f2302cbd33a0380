'use client'

import { type FormEvent, useState } from 'react'
import { Dialog, DialogKeys } from '@/site/layout/dialog.client'
import styles from '@/site/list-controls/filter-field.module.css'
import type { ListFilter, ListQuery } from '@/site/list-controls/list-query'
import { listsMessages } from '@/src/core/messages/lists'
import { buttonClass } from '@/src/ui/button/button'
import { Icon } from '@/src/ui/icon/icon'

type Props = {
  title: string
  filters: readonly ListFilter[]
  query: ListQuery
  onApply: (chosen: ListQuery) => void
  onClose: () => void
}

/** Chooses filters; nothing happens to the list before Apply or Clear. */
export function FilterDialog({ title, filters, query, onApply, onClose }: Props) {
  const [chosen, setChosen] = useState<ListQuery>(() =>
    Object.fromEntries(filters.map(({ name }) => [name, query[name] ?? ''])),
  )
  const apply = (next: ListQuery) => {
    onApply(next)
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    apply(chosen)
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={submit}>
        {filters.map((filter) => (
          <FilterField
            key={filter.name}
            filter={filter}
            value={chosen[filter.name] ?? ''}
            onChange={(value) => setChosen({ ...chosen, [filter.name]: value })}
          />
        ))}
        <DialogKeys>
          <button
            type="button"
            className={buttonClass()}
            onClick={() => apply(Object.fromEntries(filters.map(({ name }) => [name, ''])))}
          >
            {listsMessages.clearFilters}
          </button>
          <button type="submit" className={buttonClass({ primary: true })}>
            {listsMessages.applyFilters}
          </button>
        </DialogKeys>
      </form>
    </Dialog>
  )
}

type FilterFieldProps = { filter: ListFilter; value: string; onChange: (value: string) => void }

/** One choice of the filter dialog, as radio buttons or as a list that unfolds. */
function FilterField({ filter, value, onChange }: FilterFieldProps) {
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
