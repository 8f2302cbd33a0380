import { expect, it } from 'vitest'
import { monthsIn, rangeOf, rangeQuery } from '@/src/core/books/ranges'

it.each([
  ['this-month', '2026-11-01', '2026-11-30'],
  ['last-month', '2026-10-01', '2026-10-31'],
  ['quarter', '2026-10-01', '2026-12-31'],
  ['year', '2026-01-01', '2026-12-31'],
] as const)('%s is from %s to %s', (range, from, to) => {
  expect(rangeOf({ range }, '2026-11-28')).toEqual({ from, to })
})

it('knows the month before January, and a leap year', () => {
  expect(rangeOf({ range: 'last-month' }, '2026-01-31').from).toBe('2025-12-01')
  expect(rangeOf({ range: 'last-month' }, '2028-03-31').to).toBe('2028-02-29')
})

it('takes own dates that make sense, else this month', () => {
  const own = { range: 'own', from: '2026-02-03', to: '2026-04-05' } as const
  expect(rangeOf(own, '2026-11-28')).toEqual({ from: '2026-02-03', to: '2026-04-05' })
  expect(monthsIn(own)).toEqual(['2026-02', '2026-03', '2026-04'])
  expect(rangeOf({ ...own, to: '2026-01-01' }, '2026-11-28').from).toBe('2026-11-01')
  expect(rangeQuery.parse({ range: 'x', from: '2026-13-01' })).toEqual({ range: 'this-month' })
})
