import { messages } from '@/src/core/messages'

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

/** `/products?category=Merch&search=tee&page=2` */
export function listHref(pathname: string, query: ListQuery, page = 1): string {
  const params = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''))
  if (page > 1) {
    params.set('page', String(page))
  }
  return params.size > 0 ? `${pathname}?${params}` : pathname
}

export type ActiveFilter = {
  name: string
  label: string
  /** The query with only this one taken back. */
  without: ListQuery
}

/** What narrows the list: the search, then the filters, named as visitors chose them. */
export function activeFilters(query: ListQuery, filters: readonly ListFilter[]): ActiveFilter[] {
  const search = query.search ? messages.lists.searchChip(query.search) : ''
  const labels = filters.map(({ name, options }) => ({
    name,
    label: options.find(({ value }) => value !== '' && value === query[name])?.label ?? '',
  }))
  return [{ name: 'search', label: search }, ...labels]
    .filter(({ label }) => label !== '')
    .map(({ name, label }) => ({ name, label, without: { ...query, [name]: '' } }))
}
