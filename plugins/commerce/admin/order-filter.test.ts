import { expect, it } from 'vitest'
import { filterQuery, filterWhere, readFilter } from '@/plugins/commerce/admin/order-filter'

const all = {
  status: 'processing',
  refund: 'partial',
  needsReview: true,
  from: '2026-01-02',
  until: '2026-02-03',
} as const

it('reads what it has written into an address', () => {
  const params = Object.fromEntries(new URLSearchParams(filterQuery(all, 'shirt')))
  expect(readFilter(params)).toEqual(all)
  expect(params.search).toBe('shirt')
})

it('writes nothing where nothing is chosen', () => {
  expect(filterQuery({})).toBe('')
  expect(filterWhere({})).toEqual({ and: [] })
})

it('asks the database for whole days', () => {
  expect(filterWhere({ from: all.from, until: all.until })).toEqual({
    and: [
      { createdAt: { greater_than_equal: '2026-01-02T00:00:00.000Z' } },
      { createdAt: { less_than_equal: '2026-02-03T23:59:59.999Z' } },
    ],
  })
})

it('takes no notice of what nobody can choose', () => {
  const params = { 'where[or][0][and][0][status][equals]': 'lost', 'x[status][equals]': 'paid' }
  expect(readFilter(params).status).toBeUndefined()
})
