import { type ListFilter, type ListQuery, listHref } from '@/site/list-controls/list-query'
import { limits } from '@/src/core/limits'
import { type ProductCategory, productCategories, releaseTypes } from '@/src/core/product-choices'

export const storePath = '/products'

/** What the store shows, apart from the page. */
export type StoreQuery = {
  category: ProductCategory
  search: string
  /** Merch has no such types. */
  releaseType: '' | 'album' | 'single'
}

export const releaseFilter: ListFilter = {
  name: 'releaseType',
  label: 'Release type',
  kind: 'radios',
  options: [
    { value: '', label: 'All Types' },
    { value: 'album', label: 'Albums' },
    { value: 'single', label: 'Singles' },
  ],
}

type Written = Readonly<Record<string, string | string[] | undefined>>

/** Reads an address that anyone may have written: what makes no sense is left out. */
export function readStoreQuery(written: Written): StoreQuery {
  const category = productCategories.find((name) => name === lastOf(written.category)) ?? 'Music'
  const releaseType = releaseTypes.find((name) => name === lastOf(written.releaseType))
  return {
    category,
    search: (lastOf(written.search) ?? '').trim().slice(0, limits.searchMax),
    releaseType: category === 'Music' && releaseType && releaseType !== 'all' ? releaseType : '',
  }
}

/** Page of the list, from 1; 1 for anything that is no such number. */
export function readPage(written: string | string[] | undefined): number {
  const page = Number(lastOf(written) ?? 1)
  return Number.isSafeInteger(page) && page > 0 && page <= limits.maxPage ? page : 1
}

/** In the order in which an address says it. */
export function toListQuery({ category, search, releaseType }: StoreQuery): ListQuery {
  return { category, search, releaseType }
}

/** Where "Clear all" leads. */
export const clearedStore = toListQuery({ category: 'Music', search: '', releaseType: '' })

/** Address of a page of the store: `/products?category=Merch&page=2`. */
export function storeHref(query: StoreQuery, page = 1): string {
  return listHref(storePath, toListQuery(query), page)
}

export function isNarrowed({ search, releaseType }: StoreQuery): boolean {
  return search !== '' || releaseType !== ''
}

function lastOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.at(-1) : value
}
