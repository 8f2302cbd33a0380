import type { ProductCategory } from '@/src/core/contracts/products'

/** Address of a page of the store: `/products?category=Merch&page=2`. */
export function storeHref(category: ProductCategory, page = 1): string {
  return `/products?category=${category}${page > 1 ? `&page=${page}` : ''}`
}
