import { sameJson } from '@/src/core/json'
import type { Referee, Side, Three } from '@/src/core/merge-values'
import { type PageDocument, rootId } from '@/src/core/page-document/schema'
import { nodeOf } from '@/src/core/page-document/tree'

type Pages = Three<PageDocument>
type Parents = ReadonlyMap<string, string>

/** What of all blocks stays. Taking a block away takes away what is in it. */
export function survivors(pages: Pages, parents: Three<Parents>, referee: Referee): Set<string> {
  const { base, mine, theirs } = pages
  const gone = new Set<string>()
  for (const by of ['mine', 'theirs'] as const) {
    const [doc, other] = by === 'mine' ? [mine, theirs] : [theirs, mine]
    for (const top of Object.keys(base.nodes)) {
      const parent = parents.base.get(top)
      if (nodeOf(doc, top) || parent === undefined || !nodeOf(doc, parent)) {
        continue
      }
      const group = removedWith(top, base, doc)
      const others = parents[by === 'mine' ? 'theirs' : 'mine']
      // Also when it was taken out of the block that then both took away.
      const wasMoved = (id: string) => nodeOf(other, id) && others.get(id) !== parents.base.get(id)
      const isGone =
        !group.some((id) => wasMoved(id) || isChanged(id, base, other)) ||
        referee.decide({ key: `removed:${top}`, kind: 'removed', nodeId: top, by }) === by
      for (const id of isGone ? group : group.filter((id) => !nodeOf(other, id))) {
        gone.add(id)
      }
    }
  }
  const all = new Set([...Object.keys(mine.nodes), ...Object.keys(theirs.nodes)])
  const staysIn = (id: string): boolean => {
    if (nodeOf(base, id)) {
      return !gone.has(id)
    }
    // New blocks go with the one that they were put into.
    const homes = [parents.mine.get(id), parents.theirs.get(id)].filter(
      (home) => home !== undefined,
    )
    return homes.length === 0 || homes.some(staysIn)
  }
  return new Set([...all].filter(staysIn))
}

/** The block and what went with it. */
function removedWith(top: string, base: PageDocument, doc: PageDocument): string[] {
  const children = nodeOf(base, top)?.children ?? []
  return [
    top,
    ...children.filter((id) => !nodeOf(doc, id)).flatMap((id) => removedWith(id, base, doc)),
  ]
}

/** Other settings, or something else inside; not that something inside was taken away. */
function isChanged(id: string, base: PageDocument, other: PageDocument): boolean {
  const now = nodeOf(other, id)
  const former = nodeOf(base, id)
  if (!now || !former) {
    return false
  }
  const children = former.children.filter((child) => nodeOf(other, child))
  return !sameJson(now, { ...former, children })
}

/** Where each block belongs; nothing stands in itself. */
export function mergeParents(
  alive: ReadonlySet<string>,
  parents: Three<Parents>,
  referee: Referee,
): Map<string, string> {
  const merged = new Map<string, string>()
  for (const id of alive) {
    if (id !== rootId) {
      merged.set(id, homeOf(id, { alive, parents, referee }))
    }
  }
  const settled = new Set<string>()
  for (let cycle = findCycle(merged); cycle; cycle = findCycle(merged)) {
    breakCycle(cycle, { merged, alive, parents, settled, referee })
  }
  return merged
}

type Homes = { alive: ReadonlySet<string>; parents: Three<Parents>; referee: Referee }

function homeOf(id: string, { alive, parents, referee }: Homes): string {
  const [base, mine, theirs] = [parents.base, parents.mine, parents.theirs].map((of) => of.get(id))
  const wanted = ((): Side => {
    if (mine === undefined || theirs === undefined) {
      return mine === undefined ? 'theirs' : 'mine'
    }
    if (mine === theirs || base === theirs || base === mine) {
      return base === mine ? 'theirs' : 'mine'
    }
    return referee.decide({ key: `place:${id}`, kind: 'place', nodeId: id })
  })()
  const sides = wanted === 'mine' ? [mine, theirs] : [theirs, mine]
  const home = sides.find((parent) => parent !== undefined && alive.has(parent))
  return home ?? aliveAbove(sides[0], parents[wanted], alive)
}

function aliveAbove(id: string | undefined, parents: Parents, alive: ReadonlySet<string>): string {
  const above = id === undefined ? undefined : parents.get(id)
  return above === undefined || alive.has(above)
    ? (above ?? rootId)
    : aliveAbove(above, parents, alive)
}

function findCycle(parents: ReadonlyMap<string, string>): string[] | null {
  const safe = new Set([rootId])
  for (const start of parents.keys()) {
    const path: string[] = []
    let id: string | undefined = start
    while (id !== undefined && !safe.has(id)) {
      if (path.includes(id)) {
        return path.slice(path.indexOf(id)).sort()
      }
      path.push(id)
      id = parents.get(id)
    }
    for (const each of path) {
      safe.add(each)
    }
  }
  return null
}

type Breaking = Homes & { merged: Map<string, string>; settled: Set<string> }

/** One put a block into what the other put into that block: one of them stays where it was. */
function breakCycle(cycle: readonly string[], breaking: Breaking): void {
  const { merged, alive, parents, settled, referee } = breaking
  const [first = rootId] = cycle
  const side = referee.decide({ key: `place:${first}`, kind: 'place', nodeId: first })
  const open = cycle.filter((id) => {
    const home = parents[side].get(id)
    return !settled.has(id) && home !== undefined && alive.has(home) && home !== merged.get(id)
  })
  for (const id of open) {
    merged.set(id, parents[side].get(id) ?? rootId)
    settled.add(id)
  }
  if (open.length === 0) {
    merged.set(first, rootId)
  }
}
