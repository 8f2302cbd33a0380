import { expect, it } from 'vitest'
import { rateMatch } from '@/src/admin/ui/palette/rate-match'

it('wants every word, in any order', () => {
  expect(rateMatch('add shows', 'Add Upcoming Events shows concerts')).toBeGreaterThan(0)
  expect(rateMatch('shows add', 'Add Upcoming Events shows concerts')).toBeGreaterThan(0)
  expect(rateMatch('add merch', 'Add Upcoming Events shows concerts')).toBe(0)
})

it('forgives accents, capitals and letters left out', () => {
  expect(rateMatch('cafe', 'Go to Café')).toBeGreaterThan(0)
  expect(rateMatch('dplicate', 'Duplicate')).toBeGreaterThan(0)
  expect(rateMatch('contct', 'Go to Contact')).toBeGreaterThan(0)
  expect(rateMatch('xyz', 'Duplicate')).toBe(0)
})

it('puts whole words before beginnings before parts', () => {
  const ratings = ['Move up', 'Move upwards', 'Group'].map((text) => rateMatch('up', text))
  expect(ratings[0]).toBeGreaterThan(ratings[1] ?? 0)
  expect(ratings[1]).toBeGreaterThan(ratings[2] ?? 0)
})
