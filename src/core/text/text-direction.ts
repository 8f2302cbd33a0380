export type TextDirection = 'ltr' | 'rtl'

/** A letter, or a mark that stands for one of a direction. */
const strong = /[\p{L}\u200e\u200f\u061c]/u

/** Hebrew, Arabic and all that is written like them. */
const rightToLeft =
  /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Where words are read from, by their first letter, as browsers tell it for `dir="auto"`. */
export function directionOf(words: string): TextDirection {
  const [first = ''] = strong.exec(words) ?? []
  return rightToLeft.test(first) ? 'rtl' : 'ltr'
}

/** The side on which lines of a direction begin. */
export function startOf(direction: TextDirection): 'left' | 'right' {
  return direction === 'rtl' ? 'right' : 'left'
}

/** The side on which they end. */
export function endOf(direction: TextDirection): 'left' | 'right' {
  return direction === 'rtl' ? 'left' : 'right'
}
