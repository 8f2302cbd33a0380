import { expect, it } from 'vitest'
import { countWords } from '@/plugins/rich-text/toolbar/count-words'

it.each([
  ['', 0, 0],
  ['Slow songs', 2, 10],
  ['Slow\n\nsongs', 2, 9],
  ['It’s 8 pm — doors!', 4, 18],
  ['👩‍👩‍👧', 0, 1],
  ['音楽を聴く', 3, 5],
])('counts %j', (text, words, characters) => {
  const counted = countWords(text)
  expect(counted.characters).toBe(characters)
  expect(counted.words).toBe(words)
})
