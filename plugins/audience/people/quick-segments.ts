import type { QuickSegment } from '@/src/core/contracts/audience/people'
import type { SegmentRule } from '@/src/core/contracts/audience/segments'

/** Without doing anything for so long somebody counts as away. */
const awayDays = 180
/** And for so long as new. */
const newDays = 30

const dayMs = 24 * 3600 * 1000

/** What the choices above the list stand for. */
export function quickRule(segment: QuickSegment, now = new Date()): SegmentRule {
  switch (segment) {
    case 'members':
      return { kind: 'member', is: true, when: 'now', tierId: null }
    case 'buyers':
      return { kind: 'bought', is: true, productId: null }
    case 'listed':
      return { kind: 'list', is: true, listId: null }
    case 'new':
      return {
        kind: 'joined',
        when: 'since',
        day: new Date(now.getTime() - newDays * dayMs).toISOString().slice(0, 10),
      }
    case 'away':
      return { kind: 'inactive', is: true, days: awayDays }
  }
}

export const quickLabels: Readonly<Record<QuickSegment, string>> = {
  members: 'Members',
  buyers: 'Bought something',
  listed: 'On a list',
  new: 'New this month',
  away: 'Away for half a year',
}
