import { congratulations } from '@/plugins/rich-text/features/keywords/congratulations'

/** Written without spaces between words, so what stands around one says nothing. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

const escaped = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** The longest first, so that a word is not found inside a longer one. */
const words = [...new Set(Object.values(congratulations).flat())].sort(
  (a, b) => b.length - a.length,
)
const anyOf = (group: readonly string[]) => group.map(escaped).join('|')
const letter = '[\\p{L}\\p{M}\\p{N}_]'

const pattern = new RegExp(
  `(?<!${letter})(?:${anyOf(words.filter((word) => !unspaced.test(word)))})(?!${letter})|${anyOf(
    words.filter((word) => unspaced.test(word)),
  )}`,
  'iu',
)

/** Where the first word of congratulations stands in a text. */
export function findKeyword(text: string): { start: number; end: number } | null {
  const found = pattern.exec(text)
  return found && { start: found.index, end: found.index + found[0].length }
}
