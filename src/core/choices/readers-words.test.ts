import { expect, it } from 'vitest'
import { readersWords } from '@/src/core/choices/readers-words'

const words = (tiers: readonly string[], includesLower = false) =>
  readersWords({ visibility: 'tiers', tiers, includesLower })

it('says whom something is for, with tiers by name', () => {
  expect(readersWords({ visibility: 'members', tiers: ['Gold'], includesLower: true })).toBe(
    'Fans with an account',
  )
  expect(words([])).toBe('Nobody yet')
  expect(words(['Gold'])).toBe('Members of Gold')
  expect(words(['Silver', 'Gold'])).toBe('Members of Silver or Gold')
  expect(words(['Silver'], true)).toBe('Members of Silver and above')
})
