'use client'

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
import { FilterButton } from '@/site/list-controls/filter-button.client'
import { FilterChips } from '@/site/list-controls/filter-chips.client'
import styles from '@/site/list-controls/list-controls.module.css'
import { ListNavigationContext } from '@/site/list-controls/list-navigation.client'
import {
  activeFilters,
  type ListFilter,
  type ListQuery,
  listHref,
  queryOfHref,
} from '@/site/list-controls/list-query'
import { SearchBox } from '@/site/list-controls/search-box.client'
import { classNames } from '@/src/ui/class-names'
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
          onTakeBack={() => list.current?.focus({ preventScroll: true })}
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
