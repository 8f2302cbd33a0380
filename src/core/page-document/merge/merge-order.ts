import type { Referee, Three } from '@/src/core/merge-values'
import { longestRun } from '@/src/core/page-document/compare'

type Lists = Three<readonly string[]>

/**
 * The order of children that two changes of it come to. What neither moved stays as it was; everything
 * else follows what it was put behind.
 *
 * @param lists the children on each side that belong here after the merge
 * @param kids all that belong here
 */
export function mergeOrder(lists: Lists, kids: ReadonlySet<string>, referee: Referee): string[] {
  const still = { mine: stillOf(lists, 'mine'), theirs: stillOf(lists, 'theirs') }
  const anchors = lists.base.filter((id) => still.mine.has(id) && still.theirs.has(id))
  const mine = gapsOf(lists.mine, anchors)
  const theirs = gapsOf(lists.theirs, anchors)

  const takes = (id: string, side: 'mine' | 'theirs'): boolean => {
    const [own, other] = [mine.get(id), theirs.get(id)]
    if (own === undefined || other === undefined) {
      return true
    }
    if (still.mine.has(id) !== still.theirs.has(id)) {
      return !still[side].has(id)
    }
    return (
      own === other || referee.decide({ key: `place:${id}`, kind: 'place', nodeId: id }) === side
    )
  }
  const inGap = (side: 'mine' | 'theirs', gap: number) => {
    const gaps = side === 'mine' ? mine : theirs
    return lists[side].filter((id) => kids.has(id) && gaps.get(id) === gap && takes(id, side))
  }

  const placed = new Set([...anchors, ...mine.keys(), ...theirs.keys()])
  const homeless = [...kids].filter((id) => !placed.has(id))
  // In front of the last one, which may be a footer.
  const homelessGap = Math.max(0, anchors.length - 1)
  return [...anchors, ''].flatMap((anchor, gap) => [
    ...joinRuns(inGap('mine', gap), inGap('theirs', gap)),
    ...(gap === homelessGap ? homeless : []),
    ...(anchor ? [anchor] : []),
  ])
}

/** What one side left in its order, of what all three have. */
function stillOf({ base, mine, theirs }: Lists, side: 'mine' | 'theirs'): Set<string> {
  const [own, other] = side === 'mine' ? [mine, theirs] : [theirs, mine]
  const ranks = new Map(base.map((id, index) => [id, index]))
  const others = new Set(other)
  const common = own.filter((id) => ranks.has(id) && others.has(id))
  return new Set(longestRun(common, (id) => ranks.get(id) ?? 0))
}

/** For everything else, how many of the anchors stand before it. */
function gapsOf(list: readonly string[], anchors: readonly string[]): Map<string, number> {
  const fixed = new Set(anchors)
  const gaps = new Map<string, number>()
  let gap = 0
  for (const id of list) {
    if (fixed.has(id)) {
      gap += 1
    } else {
      gaps.set(id, gap)
    }
  }
  return gaps
}

/** Two runs for the same gap: what both have keeps them in step, ids say which other one is first. */
function joinRuns(one: readonly string[], two: readonly string[]): string[] {
  const [first = [], second = []] = [one, two].sort((a, b) => (a.join() < b.join() ? -1 : 1))
  const shared = first.filter((id) => second.includes(id))
  const isInStep = second.filter((id) => first.includes(id)).join() === shared.join()
  if (!isInStep) {
    return [...first, ...second.filter((id) => !first.includes(id))]
  }
  const joined: string[] = []
  let [here, there] = [0, 0]
  for (const id of [...shared, undefined]) {
    const ends = [
      id === undefined ? first.length : first.indexOf(id),
      id === undefined ? second.length : second.indexOf(id),
    ] as const
    const parts = [first.slice(here, ends[0]), second.slice(there, ends[1])]
    joined.push(...parts.sort((a, b) => (a.join() < b.join() ? -1 : 1)).flat())
    if (id !== undefined) {
      joined.push(id)
    }
    here = ends[0] + 1
    there = ends[1] + 1
  }
  return joined
}
