import { groupItems } from '@/src/admin/ui/palette/group-items'
import { rateMatch } from '@/src/admin/ui/palette/rate-match'

export type RatedEntry = {
  id: string
  title: string
  group: string
  /** More words that find it. */
  words: string
}

const mostShown = 40

/** What fits the words typed, the best first within their groups. */
export function rateEntries<Entry extends RatedEntry>(
  entries: readonly Entry[],
  typed: string,
): Entry[] {
  const rated = entries
    .map((entry) => ({
      entry,
      rating: Math.max(
        rateMatch(typed, entry.title),
        rateMatch(typed, `${entry.title} ${entry.group} ${entry.words}`) - 0.5,
      ),
    }))
    .filter(({ rating }) => rating > 0)
    .sort((a, b) => b.rating - a.rating)
    .slice(0, mostShown)
  const groups = groupItems(rated.map(({ entry }) => entry))
  return groups.flatMap(([, members]) => members)
}
