import { type PageDocument, rootId } from '@/src/core/page-document/schema'
import { foldText } from '@/src/core/text/fold-text'

export type LayerRow = {
  id: string
  parentId: string
  /** Among its siblings; how many there are. */
  index: number
  siblings: number
  /** 0 for blocks that stand right on the page. */
  level: number
  isParent: boolean
  isOpen: boolean
}

/** The rows of the Layers panel from top to bottom, without what is inside closed blocks. */
export function layerRows(page: PageDocument, closed: ReadonlySet<string>): LayerRow[] {
  const rows: LayerRow[] = []
  const addRowsIn = (parentId: string, level: number) => {
    const ids = page.nodes[parentId]?.children ?? []
    for (const [index, id] of ids.entries()) {
      const isParent = (page.nodes[id]?.children.length ?? 0) > 0
      const isOpen = isParent && !closed.has(id)
      rows.push({ id, parentId, index, siblings: ids.length, level, isParent, isOpen })
      if (isOpen) {
        addRowsIn(id, level + 1)
      }
    }
  }
  addRowsIn(rootId, 0)
  return rows
}

/** Every block whose name holds what was typed, wherever it is, as one plain list. */
export function foundRows(
  page: PageDocument,
  query: string,
  nameOf: (id: string) => string,
): LayerRow[] {
  const wanted = foldText(query.trim())
  return layerRows(page, new Set())
    .filter(({ id }) => foldText(nameOf(id)).includes(wanted))
    .map((row, index, { length }) => ({
      ...row,
      index,
      siblings: length,
      level: 0,
      isParent: false,
      isOpen: false,
    }))
}

/** Of rows of equal height those to draw: the ones in sight, some around them, and one more. */
export function rowsInSight(
  count: number,
  { scrollTop, height, rowHeight }: { scrollTop: number; height: number; rowHeight: number },
  alsoIndex: number,
): number[] {
  const spare = 6
  const first = Math.max(0, Math.floor(scrollTop / rowHeight) - spare)
  const last = Math.min(count, Math.ceil((scrollTop + height) / rowHeight) + spare)
  const shown = Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at)
  const isOutside = alsoIndex >= 0 && alsoIndex < count && !shown.includes(alsoIndex)
  return isOutside ? [...shown, alsoIndex].toSorted((a, b) => a - b) : shown
}
