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

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text that stays text in HTML, within quoted attributes too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** Text for a header or a title: what would end a line, or hide in it, becomes a space. */
export function oneLine(text: string, maxLength = 200): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: line breaks would end the header
  return text.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ').slice(0, maxLength)
}

/** Text to look for with `contains`, where `%`, `_` and `\` would otherwise stand for other characters. */
export function likeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** Where a line may break: at spaces, behind hyphens, and anywhere in scripts that write no spaces. */
const breaks = /\s|(?<=[-‐–—/\u200b])|(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])/u

/** How many letters the longest part of a text has that stands on one line; 0 for none. */
export function longestWord(text: string): number {
  const lengths = text.split(breaks).map((word) => [...word.replace(/\p{M}/gu, '')].length)
  return Math.max(0, ...lengths)
}

const tag = /\{\{\s*([A-Za-z][\w.]*)\s*\}\}/g

export type TagValues = Readonly<Record<string, string>>

/** Stands in a text for a brace that begins no tag, as `&#123;` does in HTML: code has braces of its own. */
export const codeBrace = '\uf07b'

/** Puts values in the place of tags like `{{firstName}}`. A tag without a value leaves nothing. */
export function fillTags(template: string, values: TagValues): string {
  return fill(template, values, (value) => value).replaceAll(codeBrace, '{')
}

/** As {@link fillTags}, into HTML: values are text there, whatever they hold. */
export function fillHtmlTags(template: string, values: TagValues): string {
  return fill(template, values, escapeHtml)
}

function fill(template: string, values: TagValues, write: (value: string) => string): string {
  return template.replace(tag, (_, name: string) =>
    Object.hasOwn(values, name) ? write(values[name] ?? '') : '',
  )
}

/** What is in a first name that it cannot have, each once. */
export function foreignSigns(name: string): string[] {
  return [...new Set(name.match(/[^\p{L}\p{M} ]/gu))]
}

/** A name in the code as words: `releaseDate` and `release_date` are “release date”. */
export function wordsOfName(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_\s-]+/g, ' ')
    .trim()
    .toLowerCase()
}

export function inSentenceCase(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
