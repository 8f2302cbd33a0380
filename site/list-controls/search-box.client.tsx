'use client'

import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from '@/site/list-controls/list-controls.module.css'
import type { ListFilter, ListQuery } from '@/site/list-controls/list-query'
import { limits } from '@/src/core/limits'
import { listsMessages } from '@/src/core/messages/lists'
import { Icon } from '@/src/ui/icon/icon'
import type from '@/src/ui/type/type.module.css'

type Props = {
  label: string
  pathname: string
  query: ListQuery
  filters: readonly ListFilter[]
  /** True while the answer to the last search is on its way. */
  isPending: boolean
  onSearch: (text: string) => void
  /** The button beside it. */
  children: ReactNode
}

/** Searches when the visitor stops typing, at once with Enter, and by itself without JavaScript. */
export function SearchBox(props: Props) {
  const { label, pathname, query, filters, isPending, onSearch, children } = props
  const id = useId()
  const value = query.search ?? ''
  const [text, setText] = useState(value)
  /** What was asked for last: an answer to it must not undo what was typed since. */
  const asked = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (!isPending && value !== asked.current) {
      clearTimeout(timer.current)
      asked.current = value
      setText(value)
    }
  }, [isPending, value])
  useEffect(() => () => clearTimeout(timer.current), [])

  const search = (typed: string) => {
    clearTimeout(timer.current)
    const wanted = typed.trim()
    if (wanted !== asked.current) {
      asked.current = wanted
      onSearch(wanted)
    }
  }
  const change = (typed: string) => {
    setText(typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(typed), limits.searchDebounceMs)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(text)
  }
  const filterNames = new Set(filters.map(({ name }) => name))

  return (
    <search className={styles.tools}>
      <form action={pathname} onSubmit={submit}>
        <label htmlFor={id} className={type.hidden}>
          {label}
        </label>
        <span className={styles.box}>
          <Icon name="search" />
          <input
            id={id}
            type="search"
            name="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={limits.searchMax}
            placeholder={label}
            value={text}
            onChange={({ currentTarget }) => change(currentTarget.value)}
          />
        </span>
        {Object.entries(query)
          .filter(([name, kept]) => name !== 'search' && kept !== '' && !filterNames.has(name))
          .map(([name, kept]) => (
            <input key={name} type="hidden" name={name} value={kept} />
          ))}
        <noscript>
          <PlainFilters filters={filters} query={query} />
        </noscript>
      </form>
      {children}
    </search>
  )
}

type PlainFiltersProps = { filters: readonly ListFilter[]; query: ListQuery }

/** The filters as fields of the search form, for visitors without JavaScript. */
function PlainFilters({ filters, query }: PlainFiltersProps) {
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
