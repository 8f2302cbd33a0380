export type WordCount = {
  words: number /** As a reader counts them, spaces too, lines not. */
  characters: number
}

/** Counts words as the language has them, also where no spaces stand between them. */
export function countWords(text: string): WordCount {
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  const parts = new Intl.Segmenter(undefined, { granularity: 'word' })
  return {
    words: [...parts.segment(text)].filter(({ isWordLike }) => isWordLike).length,
    characters: [...letters.segment(text.replaceAll('\n', ''))].length,
  }
}
