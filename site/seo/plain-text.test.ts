import { expect, it } from 'vitest'
import { wordsOf } from '@/site/seo/plain-text'
import { richTextOf } from '@/src/core/rich-text'

it('reads all lines as one', () => {
  expect(wordsOf(richTextOf('paragraph', 'Salt & Signal', '<b>'))).toBe('Salt & Signal <b>')
  expect(wordsOf(null)).toBe('')
})

it('cuts at a word', () => {
  const text = wordsOf(richTextOf('paragraph', 'word '.repeat(60)))
  expect(text.length).toBeLessThanOrEqual(161)
  expect(text.endsWith('word…')).toBe(true)
})
