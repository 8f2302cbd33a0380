const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The beginning of a text, at most `max` UTF-16 units long; what is read as one character is never cut apart. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) {
    return text
  }
  // A character may reach over the limit; it then goes as a whole.
  const last = characters.segment(text).containing(Math.max(max, 0))
  return text.slice(0, last?.index ?? 0)
}

/** As many whole words of a text as `max` UTF-16 units hold, with “…” where there are more. */
export function shortened(text: string, max: number): string {
  const words = text.trim()
  return words.length <= max ? words : `${cutText(words, max).replace(/\s+\S*$/, '')}…`
}
