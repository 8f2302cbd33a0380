import { limits } from '@/src/core/limits'
import { listsMessages } from '@/src/core/messages/lists'

/**
 * What a list shows, as its address says it: names of the query string with their values, in the
 * order they stand there. An empty value stands for "all" and is left out of the address. The text
 * searched for is `search`. The page is not part of it: whatever else changes leads to page 1.
 */
export type ListQuery = Readonly<Record<string, string>>

/** A choice of the filter dialog. The first option has the value `''` and lets everything through. */
export type ListFilter = {
  name: string
  label: string
  kind: 'radios' | 'select'
  options: readonly { value: string; label: string }[]
}

/** The query of an address that anyone may have written. */
export type WrittenQuery = Readonly<Record<string, string | string[] | undefined>>

/** A name that stands there several times counts as it was written last. */
export function lastOf(written: string | string[] | undefined): string | undefined {
  return Array.isArray(written) ? written.at(-1) : written
}

/** The text searched for, as `ListQuery` says it in `search`. */
export function readSearch({ search }: WrittenQuery): string {
  return (lastOf(search) ?? '').trim().slice(0, limits.searchMax)
}

/** Page of a list, from 1; 1 for anything that is no such number. */
export function readPage(written: string | string[] | undefined): number {
  const page = Number(lastOf(written) ?? 1)
  return Number.isSafeInteger(page) && page > 0 && page <= limits.maxPage ? page : 1
}

/** `/products?category=Merch&search=tee&page=2` */
export function listHref(pathname: string, query: ListQuery, page = 1): string {
  const params = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''))
  if (page > 1) {
    params.set('page', String(page))
  }
  return params.size > 0 ? `${pathname}?${params}` : pathname
}

/** What `listHref` wrote, by the names of another query of the same list. */
export function queryOfHref(href: string, like: ListQuery): ListQuery {
  const params = new URLSearchParams(href.split('?')[1])
  return Object.fromEntries(Object.keys(like).map((name) => [name, params.get(name) ?? '']))
}

export type ActiveFilter = {
  name: string
  label: string
  /** The query with only this one taken back. */
  without: ListQuery
}

/**
 * What narrows the list: the search, then the filters, named as visitors chose them. A value that
 * nobody offers any more narrows too; it is named by its filter.
 */
export function activeFilters(query: ListQuery, filters: readonly ListFilter[]): ActiveFilter[] {
  const search = query.search ? listsMessages.searchChip(query.search) : ''
  const labels = filters.map(({ name, label, options }) => ({
    name,
    label: query[name] ? (options.find(({ value }) => value === query[name])?.label ?? label) : '',
  }))
  return [{ name: 'search', label: search }, ...labels]
    .filter(({ label }) => label !== '')
    .map(({ name, label }) => ({ name, label, without: { ...query, [name]: '' } }))
}
