import type { NumbersFilter, NumbersScreenQuery } from '@/src/core/contracts/pages/numbers'

/** What somebody looks at, as an address says it; what is usual is left out. */
export type Asked = NumbersScreenQuery

export const filterNames = [
  'path',
  'source',
  'campaign',
  'country',
  'device',
  'product',
  'mail',
] as const satisfies readonly (keyof NumbersFilter)[]

const usual: Partial<Asked> = { section: 'overview', range: '30', compare: 'before', page: 1 }

/** The same look with something changed; undefined takes it away. */
export function addressOf(asked: Asked, change: Partial<Asked> = {}): string {
  // Another list begins with its first page, and has figures of its own.
  const fresh = 'page' in change ? {} : { page: undefined }
  const entries = Object.entries({ ...asked, ...fresh, ...change }).flatMap(([name, value]) =>
    value === undefined || value === usual[name as keyof Asked] ? [] : [[name, String(value)]],
  )
  return `?${new URLSearchParams(entries)}`
}

/** Only what a file of it takes. */
export function fileQuery(asked: Asked, table: string): string {
  const { section, metric, page, ...query } = asked
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return `?${new URLSearchParams([...entries, ['table', table]])}`
}

export function filterOf(asked: Asked): NumbersFilter {
  return Object.fromEntries(
    filterNames.flatMap((name) => (asked[name] === undefined ? [] : [[name, asked[name]]])),
  )
}
