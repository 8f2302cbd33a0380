import type { CollectionBeforeChangeHook } from 'payload'
import type { Order } from '@/src/payload-types'

/** Keeps what artists look for, number and titles, where one index finds it. Neither ever changes. */
export const writeSearchText: CollectionBeforeChangeHook<Order> = ({ data, operation }) =>
  operation === 'create'
    ? { ...data, searchText: searchTextOf(data.publicRef ?? '', data.items ?? []) }
    : data

/** The number also without its dashes, as people type it. */
function searchTextOf(number: string, items: readonly { title?: string | null }[]): string {
  return [number, number.replaceAll('-', ''), ...items.map(({ title }) => title)].join(' ')
}
