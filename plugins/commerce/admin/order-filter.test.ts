import { expect, it } from 'vitest'
import { filterQuery, filterWhere, readFilter } from '@/plugins/commerce/admin/order-filter'

const all = {
  status: 'processing',
  refund: 'partial',
  needsReview: true,
  from: '2026-01-02T05:00:00.000Z',
  until: '2026-02-04T04:59:59.999Z',
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

it('asks the database for what lies between', () => {
  expect(filterWhere({ from: all.from, until: all.until })).toEqual({
    and: [
      { createdAt: { greater_than_equal: '2026-01-02T05:00:00.000Z' } },
      { createdAt: { less_than_equal: '2026-02-04T04:59:59.999Z' } },
    ],
  })
})

it('takes no notice of what nobody can choose', () => {
  const params = { 'where[or][0][and][0][status][equals]': 'lost', 'x[status][equals]': 'paid' }
  expect(readFilter(params).status).toBeUndefined()
  const never = { 'where[or][0][and][0][createdAt][less_than_equal]': 'never' }
  expect(readFilter(never).until).toBeUndefined()
})
