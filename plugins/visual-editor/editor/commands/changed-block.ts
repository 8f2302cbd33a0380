import { parentOf } from '@/plugins/visual-editor/editor/placement'
import { type PageDocument, rootId } from '@/src/core/page-document/schema'

/** The block to look at after a step of undo or redo: the outermost one that came, moved or changed. */
export function changedBlock(before: PageDocument, after: PageDocument): string | null {
  const ids = Object.keys(after.nodes)
  const isNew = (id: string) => before.nodes[id] === undefined
  const added = ids.find((id) => isNew(id) && !isNew(parentOf(after, id) ?? rootId))
  if (added) {
    return added
  }
  const edited = ids.find((id) => {
    const [old, now] = [before.nodes[id], after.nodes[id]]
    return old !== undefined && now !== undefined && old.props !== now.props
  })
  return edited ?? movedBlock(before, after)
}

/** Of two neighbours that changed places either may have moved; the one that travelled furthest did. */
function movedBlock(before: PageDocument, after: PageDocument): string | null {
  let moved: string | null = null
  let furthest = 0
  for (const id of Object.keys(after.nodes)) {
    const distance = distanceMoved(before, after, id)
    if (distance > furthest) {
      furthest = distance
      moved = id
    }
  }
  return moved
}

function distanceMoved(before: PageDocument, after: PageDocument, id: string): number {
  const [from, to] = [parentOf(before, id), parentOf(after, id)]
  if (!from || !to) {
    return 0
  }
  if (from !== to) {
    return Number.POSITIVE_INFINITY
  }
  const indexIn = (document: PageDocument, parent: string) =>
    document.nodes[parent]?.children.indexOf(id) ?? 0
  return Math.abs(indexIn(before, from) - indexIn(after, to))
}
