import {
  type ListOrdersQuery,
  listOrdersQuery,
  type OrderWishes,
} from '@/src/core/contracts/orders/board'

/** What the screen of orders shows. Its address says the same, so that it can be linked to. */
export type Shown = ListOrdersQuery & { view: 'board' | 'table' }

type SearchParams = Readonly<Record<string, string | string[] | undefined>>

/** What an address asks for; what it says of no use is left out. */
export function readShown(params: SearchParams): Shown {
  const known = Object.entries(params).flatMap(([name, value]) => {
    const shape = listOrdersQuery.shape[name as keyof ListOrdersQuery]
    return shape && value !== '' && shape.safeParse(value).success ? [[name, value]] : []
  })
  const view = params.view === 'table' ? 'table' : 'board'
  return { view, ...listOrdersQuery.parse(Object.fromEntries(known)) }
}

/** Begins with `?`, or is empty. */
export function shownQuery({ page = 1, view = 'board', ...wishes }: Partial<Shown>): string {
  const named = {
    ...wishes,
    view: view === 'board' ? undefined : view,
    page: page > 1 ? String(page) : undefined,
  }
  const set = Object.entries(named).flatMap(([name, value]): [string, string][] =>
    value ? [[name, value]] : [],
  )
  return set.length > 0 ? `?${new URLSearchParams(set)}` : ''
}

/** Whether less than everything is asked for, in whatever column. */
export function isFiltered({ status, refund, from, until, words }: OrderWishes): boolean {
  return Boolean(status || refund || from || until || words)
}
