import type { ShownItem } from '@/plugins/rich-text/kit/menu-items'

/** Those that a name begins with come first, then those a word in it begins with, then keywords. */
export function findInserts(inserts: readonly ShownItem[], typed: string): readonly ShownItem[] {
  const words = typed.trim().toLowerCase()
  if (words === '') {
    return inserts
  }
  return inserts
    .map((insert) => ({ insert, rate: rateOf(insert, words) }))
    .filter(({ rate }) => rate > 0)
    .sort((a, b) => b.rate - a.rate)
    .map(({ insert }) => insert)
}

function rateOf({ label, keywords }: ShownItem, words: string): number {
  const name = label.toLowerCase()
  if (name.startsWith(words)) {
    return 4
  }
  if (name.split(/\s+/).some((word) => word.startsWith(words))) {
    return 3
  }
  if (keywords.some((keyword) => keyword.toLowerCase().startsWith(words))) {
    return 2
  }
  return words.length > 2 && name.replaceAll(/\s/g, '').includes(words) ? 1 : 0
}
