import { expect, it } from 'vitest'
import { shortened } from '@/src/core/text'

it('ends after a whole word where a text is cut, and says that there is more', () => {
  expect(shortened('  two words ', 9)).toBe('two words')
  expect(shortened('two words', 8)).toBe('two…')
  expect(shortened('two words and more', 9)).toBe('two…')
  expect(shortened('undivided', 5)).toBe('undiv…')
})
