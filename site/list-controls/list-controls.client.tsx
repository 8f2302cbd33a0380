'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
} from 'react'
import styles from '@/site/list-controls/list-controls.module.css'
import { ListLink, ListNavigationContext } from '@/site/list-controls/list-navigation.client'
import {
  type ActiveFilter,
  activeFilters,
  type ListFilter,
  type ListQuery,
  listHref,
  queryOfHref,
} from '@/site/list-controls/list-query'
import { SearchBox } from '@/site/list-controls/search-box.client'
import { listsMessages } from '@/src/core/messages/lists'
import { buttonClass } from '@/src/ui/button/button'
import { classNames } from '@/src/ui/class-names'
import { Icon } from '@/src/ui/icon/icon'
import type from '@/src/ui/type/type.module.css'

type Props = {
  pathname: string
  /** What the address says now. */
  query: ListQuery
  /** Where "Clear all" leads; without filters by default. */
  cleared?: ListQuery
  /** Names the search box and stands in it while it is empty: `Search music`. */
  searchLabel: string
  /** Of the dialog: `Filter Music`. */
  filterTitle: string
  filters: readonly ListFilter[]
  isFilterDisabled?: boolean
  /** Stands left of the search box: the tabs, or the heading. */
  start?: ReactNode
  /** The list with its paginator. May hold `ListLink` and `ListCount`. */
  children: ReactNode
}

const noFilters: ListQuery = {}

/**
 * Search, filters and chips of a list whose state is its address. Changes are soft navigations, so
 * put this into a layout that stays, and the list into the pages below. Without JavaScript the search
 * and the filters are one form.
 */
export function ListControls(props: Props) {
  const { pathname, query, cleared = noFilters, filters, start, children } = props
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const [said, setSaid] = useState('')
  const hasMoved = useRef(false)
  const list = useRef<HTMLDivElement>(null)
  /** Where the visitor is going, or is: a search adds to it, though the way may still be long. */
  const target = useRef(query)
  const active = activeFilters(query, props.isFilterDisabled ? [] : filters)

  const go = useCallback(
    (href: string, { scroll = false } = {}) => {
      hasMoved.current = true
      target.current = queryOfHref(href, target.current)
      startTransition(() => router.push(href, { scroll }))
    },
    [router],
  )
  const announce = useCallback((text: string) => {
    if (hasMoved.current) {
      setSaid(text)
    }
  }, [])
  const navigation = useMemo(() => ({ go, announce }), [go, announce])
  const change = (next: ListQuery) => go(listHref(pathname, { ...target.current, ...next }))

  useEffect(() => {
    if (!isPending) {
      target.current = query
    }
  }, [isPending, query])

  return (
    <ListNavigationContext value={navigation}>
      <div className={styles.head}>
        {start}
        <SearchBox
          label={props.searchLabel}
          pathname={pathname}
          query={query}
          filters={props.isFilterDisabled ? [] : filters}
          isPending={isPending}
          onSearch={(search) => change({ search })}
        >
          <FilterButton
            title={props.filterTitle}
            filters={filters}
            query={query}
            isDisabled={props.isFilterDisabled ?? false}
            onApply={change}
          />
        </SearchBox>
      </div>
      {active.length > 0 && (
        <FilterChips
          pathname={pathname}
          active={active}
          cleared={cleared}
          onClear={() => list.current?.focus({ preventScroll: true })}
        />
      )}
      <div
        ref={list}
        tabIndex={-1}
        className={classNames(styles.list, isPending && styles.pending)}
        aria-busy={isPending}
      >
        {children}
      </div>
      <p className={type.hidden} role="status">
        {said}
      </p>
    </ListNavigationContext>
  )
}

type FilterChipsProps = {
  pathname: string
  active: readonly ActiveFilter[]
  cleared: ListQuery
  /** The chip that was pressed is about to go. */
  onClear: () => void
}

/** What narrows the list, each to be taken back by itself, or all at once. */
function FilterChips({ pathname, active, cleared, onClear }: FilterChipsProps) {
  return (
    <ul className={styles.chips} aria-label="Active filters">
      {active.map(({ name, label, without }) => (
        <li key={name}>
          <ListLink
            className={styles.chip}
            href={listHref(pathname, without)}
            scroll={false}
            prefetch={false}
            aria-label={`Remove ${label}`}
            onClick={onClear}
          >
            <span>{label}</span>
            <Icon name="close" />
          </ListLink>
        </li>
      ))}
      <li>
        <ListLink
          className={styles.clear}
          href={listHref(pathname, cleared)}
          scroll={false}
          prefetch={false}
          onClick={onClear}
        >
          {listsMessages.clearAll}
        </ListLink>
      </li>
    </ul>
  )
}

const FilterDialog = dynamic(
  () => import('@/site/list-controls/filter-dialog.client').then((module) => module.FilterDialog),
  { ssr: false },
)

type FilterButtonProps = {
  title: string
  filters: readonly ListFilter[]
  query: ListQuery
  isDisabled: boolean
  onApply: (chosen: ListQuery) => void
}

/** Opens the filter dialog, whose code comes with it. */
function FilterButton({ title, filters, query, isDisabled, onApply }: FilterButtonProps) {
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
