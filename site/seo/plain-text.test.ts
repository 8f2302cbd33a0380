import { expect, it } from 'vitest'
import { plainText } from '@/site/seo/plain-text'

it('drops tags and reads entities once', () => {
  expect(plainText('<p>Salt &amp; <b>Signal</b></p><p>&amp;lt;</p>')).toBe('Salt & Signal &lt;')
})

it('cuts at a word', () => {
  const text = plainText('word '.repeat(60))
  expect(text.length).toBeLessThanOrEqual(161)
  expect(text.endsWith('word…')).toBe(true)
})
