'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import styles from '@/site/list-controls/list-controls.module.css'
import type { ListFilter, ListQuery } from '@/site/list-controls/list-query'
import { buttonClass } from '@/src/ui/button/button'
import { classNames } from '@/src/ui/class-names'
import { Icon } from '@/src/ui/icon/icon'

const FilterDialog = dynamic(
  () => import('@/site/list-controls/filter-dialog.client').then((module) => module.FilterDialog),
  { ssr: false },
)

type Props = {
  title: string
  filters: readonly ListFilter[]
  query: ListQuery
  isDisabled: boolean
  onApply: (chosen: ListQuery) => void
}

/** Opens the filter dialog, whose code comes with it. */
export function FilterButton({ title, filters, query, isDisabled, onApply }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={classNames(buttonClass(), styles.filter)}
        aria-label="Filter"
        aria-haspopup="dialog"
        disabled={isDisabled}
        onClick={() => setOpen(true)}
      >
        <Icon name="filter" />
        <span>Filter</span>
      </button>
      {isOpen && (
        <FilterDialog
          title={title}
          filters={filters}
          query={query}
          onApply={onApply}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
