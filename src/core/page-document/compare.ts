import { canonicalJson } from '@/src/core/json'
import { type PageDocument, type PageNode, rootId } from '@/src/core/page-document/schema'
import { nodeOf } from '@/src/core/page-document/tree'

/** Ids of blocks in reading order; those of `removed` are in the former page, all others in the new one. */
export type PageChanges = {
  added: string[]
  removed: string[]
  /** Other settings, name, lock or size. */
  changed: string[]
  /** The same block in another place. */
  moved: string[]
}

/** How many blocks each change is about. */
export function countChanges(changes: PageChanges): Record<keyof PageChanges, number> {
  const { added, changed, moved, removed } = changes
  return {
    added: added.length,
    changed: changed.length,
    moved: moved.length,
    removed: removed.length,
  }
}

/** What makes the second page different from the first, block by block. */
export function comparePages(before: PageDocument, after: PageDocument): PageChanges {
  const former = readingOrder(before)
  const next = readingOrder(after)
  const stayed = next.filter((id) => nodeOf(before, id))
  const still = stayingPlaces(before, after)
  return {
    added: next.filter((id) => !nodeOf(before, id)),
    removed: former.filter((id) => !nodeOf(after, id)),
    changed: stayed.filter((id) => lookOf(nodeOf(before, id)) !== lookOf(nodeOf(after, id))),
    moved: stayed.filter((id) => !still.has(id)),
  }
}

function readingOrder(document: PageDocument): string[] {
  const found: string[] = []
  const walk = (id: string) => {
    for (const child of nodeOf(document, id)?.children ?? []) {
      found.push(child)
      walk(child)
    }
  }
  walk(rootId)
  return found
}

/** Everything about a block but where it stands, as text that does not depend on the order of keys. */
function lookOf(node: PageNode | undefined): string {
  const { children: _, ...look } = node ?? { children: [] }
  return canonicalJson(look)
}

/**
 * Blocks that kept their place: the same parent, and the longest run among the siblings that kept its
 * order. So one block that went up counts as moved, not all those it passed.
 */
function stayingPlaces(before: PageDocument, after: PageDocument): Set<string> {
  const still = new Set<string>()
  for (const [parentId, parent] of Object.entries(after.nodes)) {
    const siblings = nodeOf(before, parentId)?.children ?? []
    const former = new Map(siblings.map((id, index) => [id, index]))
    const kept = parent.children.filter((id) => former.has(id))
    for (const id of longestRun(kept, (id) => former.get(id) ?? 0)) {
      still.add(id)
    }
  }
  return still
}

/** The longest part of the list whose ranks grow. */
export function longestRun<Item>(items: readonly Item[], rankOf: (item: Item) => number): Item[] {
  /** The best run that ends at each item, as a chain back to its start. */
  type Run = { item: Item; former: Run | null }
  const ends: Run[] = []
  for (const item of items) {
    const rank = rankOf(item)
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      const end = ends[middle]
      if (end && rankOf(end.item) < rank) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    ends[low] = { item, former: ends[low - 1] ?? null }
  }
  const run: Item[] = []
  for (let end: Run | null = ends.at(-1) ?? null; end; end = end.former) {
    run.unshift(end.item)
  }
  return run
}
