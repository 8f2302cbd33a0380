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

/** Text for XML, without the control characters that XML cannot hold. */
export function escapeXml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 forbids
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
  )
}
