import { limits } from '@/src/core/limits'

/**
 * What a paginator shows: all pages up to seven, otherwise first, last, the current one with its
 * neighbours, and `gap` where pages are left out. A gap never stands for a single page.
 *
 * @param page current page, from 1
 */
export function paginatorPages(page: number, pageCount: number): (number | 'gap')[] {
  if (pageCount <= limits.paginatorFullPages) {
    return Array.from({ length: pageCount }, (_, index) => index + 1)
  }
  const shown = [...new Set([1, page - 1, page, page + 1, pageCount])]
    .filter((number) => number >= 1 && number <= pageCount)
    .sort((one, other) => one - other)
  return shown.flatMap((number, index) => {
    const missing = number - (shown[index - 1] ?? 0) - 1
    if (missing === 0) {
      return [number]
    }
    return missing === 1 ? [number - 1, number] : ['gap' as const, number]
  })
}

/** `Showing 11 to 14 of 14 items`. */
export function paginatorText(list: { page: number; pageSize: number; total: number }): string {
  const first = list.total === 0 ? 0 : (list.page - 1) * list.pageSize + 1
  const last = Math.min(list.page * list.pageSize, list.total)
  return `Showing ${first} to ${last} of ${list.total} items`
}

export function pageCountOf(list: { pageSize: number; total: number }): number {
  return Math.max(1, Math.ceil(list.total / list.pageSize))
}
