import type { RichTextDoc } from '@/src/core/rich-text'
import { plainText } from '@/src/rich-text/plain-text'

/** As many signs as search results show of a description. */
const shortText = 160
/** Enough for any description that is read by programs. */
export const longText = 5000

/** The words of a text, cut at a word; none for none. */
export function wordsOf(doc: RichTextDoc | null, longest: number = shortText): string {
  return doc ? cutText(plainText(doc).replace(/\s+/g, ' '), longest) : ''
}

/** At most so many signs of a text, cut at a word. */
export function cutText(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max).replace(/\s+\S*$/, '')}…`
}
