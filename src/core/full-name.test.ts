import { expect, it } from 'vitest'
import { fullName } from '@/src/core/full-name'

it('is the only name of people with one', () => {
  expect(fullName({ firstName: 'Ada', lastName: 'O’Brien' })).toBe('Ada O’Brien')
  expect(fullName({ firstName: 'Björk', lastName: '' })).toBe('Björk')
})
