'use client'

import { type FormEvent, useState } from 'react'
import { Dialog, DialogKeys } from '@/site/layout/dialog.client'
import { FilterField } from '@/site/list-controls/filter-field'
import type { ListFilter, ListQuery } from '@/site/list-controls/list-query'
import { listsMessages } from '@/src/core/messages/lists'
import { buttonClass } from '@/src/ui/button/button'

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
