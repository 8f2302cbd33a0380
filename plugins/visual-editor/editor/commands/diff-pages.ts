import { type PageDocument, type PageNode, rootId } from '@/src/core/page-document/schema'

/** What one step did to a page; of a block with others inside, the outermost is named. */
export type Step = { kind: 'added' | 'deleted' | 'moved' | 'changed'; id: string }

/**
 * Reads off two versions of a page what happened between them; null when nothing did.
 *
 * @param preferred of two neighbours that changed places either may have moved: this one, if it is
 *   one of them
 */
export function diffPages(
  before: PageDocument,
  after: PageDocument,
  preferred: string | null = null,
): Step | null {
  const added = outermostOnlyIn(after, before)
  if (added) {
    return { kind: 'added', id: added }
  }
  const deleted = outermostOnlyIn(before, after)
  if (deleted) {
    return { kind: 'deleted', id: deleted }
  }
  const changed = Object.keys(after.nodes).find(
    (id) => id !== rootId && isChanged(before.nodes[id], after.nodes[id]),
  )
  if (changed) {
    return { kind: 'changed', id: changed }
  }
  const moved = movedFurthest(before, after, preferred)
  return moved ? { kind: 'moved', id: moved } : null
}

function outermostOnlyIn(here: PageDocument, there: PageDocument): string | undefined {
  const ids = Object.keys(here.nodes).filter((id) => there.nodes[id] === undefined)
  if (ids.length === 0) {
    return undefined
  }
  const inner = new Set(ids.flatMap((id) => here.nodes[id]?.children ?? []))
  return ids.find((id) => !inner.has(id))
}

const ownParts = ['props', 'name', 'isLocked', 'layout', 'anchor'] as const

function isChanged(before: PageNode | undefined, after: PageNode | undefined): boolean {
  return ownParts.some((part) => {
    const [old, now] = [before?.[part], after?.[part]]
    // A page that was put in place as a whole has equal parts that are not the same objects.
    return old !== now && JSON.stringify(old) !== JSON.stringify(now)
  })
}

function movedFurthest(
  before: PageDocument,
  after: PageDocument,
  preferred: string | null,
): string | null {
  const [from, to] = [placesOf(before), placesOf(after)]
  let moved: string | null = null
  let furthest = 0
  for (const [id, place] of to) {
    const old = from.get(id)
    const hasNewParent = old?.parentId !== place.parentId
    const distance = hasNewParent ? Number.POSITIVE_INFINITY : Math.abs(old.index - place.index)
    if (distance > furthest || (distance === furthest && distance > 0 && id === preferred)) {
      furthest = distance
      moved = id
    }
  }
  return moved
}

function placesOf({ nodes }: PageDocument): Map<string, { parentId: string; index: number }> {
  const places = new Map<string, { parentId: string; index: number }>()
  for (const [parentId, { children }] of Object.entries(nodes)) {
    for (const [index, id] of children.entries()) {
      if (id !== rootId) {
        places.set(id, { parentId, index })
      }
    }
  }
  return places
}
