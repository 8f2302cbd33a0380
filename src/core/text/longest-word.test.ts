import { expect, it } from 'vitest'
import { longestWord } from '@/src/core/text'

it.each([
  ['Luna Vale', 4],
  ['The Wolkenkuckucksheim\nBand', 18],
  ['Jean-Baptiste', 8],
  ['e\u0301te\u0301', 3],
  ['銀河鉄道の夜', 1],
  ['', 0],
])('finds the longest word of “%s”', (text, letters) => {
  expect(longestWord(text)).toBe(letters)
})
