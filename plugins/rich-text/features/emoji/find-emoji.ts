import type { Emoji } from '@/plugins/rich-text/features/emoji/emoji-data'

/**
 * Emoji that fit what was typed: those of just this alias first, then those whose alias begins so,
 * then by tags, then by description. What was typed is compared, never read as a pattern.
 */
export function findEmoji(all: readonly Emoji[], typed: string): Emoji[] {
  const query = typed.trim().toLowerCase()
  if (query === '') {
    return []
  }
  return all
    .map((emoji) => ({ emoji, rank: rankOf(emoji, query) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ emoji }) => emoji)
}

function rankOf({ aliases, tags, description }: Emoji, query: string): number {
  if (aliases.includes(query)) {
    return 4
  }
  if (aliases.some((alias) => alias.startsWith(query))) {
    return 3
  }
  if (tags.some((tag) => tag.toLowerCase().startsWith(query))) {
    return 2
  }
  const words = description.toLowerCase()
  const isInAlias = aliases.some((alias) => alias.includes(query))
  return isInAlias || words.startsWith(query) || words.includes(` ${query}`) ? 1 : 0
}
