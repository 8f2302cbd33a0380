import {
  type ListFilter,
  type ListQuery,
  lastOf,
  listHref,
  readSearch,
  type WrittenQuery,
} from '@/site/list-controls/list-query'
import {
  type ProductCategory,
  productCategories,
  releaseTypes,
} from '@/src/core/choices/product-choices'

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

/** Reads an address that anyone may have written: what makes no sense is left out. */
export function readStoreQuery(written: WrittenQuery): StoreQuery {
  const category = productCategories.find((name) => name === lastOf(written.category)) ?? 'Music'
  const releaseType = releaseTypes.find((name) => name === lastOf(written.releaseType))
  return {
    category,
    search: readSearch(written),
    releaseType: category === 'Music' && releaseType && releaseType !== 'all' ? releaseType : '',
  }
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
