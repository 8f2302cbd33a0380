/** Where things lie, in pixels of the page as laid out. */
export type Rect = { left: number; top: number; right: number; bottom: number }
export type Point = { x: number; y: number }

/** A block with what it holds, as measured when the drag began. */
export type DropBox = {
  id: string
  rect: Rect
  /** Whether the dragged block may be put into this one. */
  accepts: boolean
  /** First and last index that may be offered here: the header stays first, the footer last. */
  firstIndex: number
  lastIndex: number
  children: DropBox[]
}

export type DropTarget = {
  parentId: string
  index: number
  /** Direction in which the neighbours follow each other; the line stands across it. */
  axis: 'vertical' | 'horizontal'
  /** Where the drop mark is drawn; zero wide or zero high. */
  line: Rect
}

/** Near its edge a container lets go, so that the gap before and after it can be hit. */
const edgeBandPx = 12

/**
 * Finds where a dragged block would land.
 *
 * @returns the place inside the deepest container under the point, or null when the point is
 *   outside the page. A forbidden place is never answered: the nearest allowed one is.
 */
export function dropTarget(root: DropBox, point: Point): DropTarget | null {
  if (!contains(root.rect, point) || !root.accepts) {
    return null
  }
  const box = deepestAccepting(root, point)
  const place = placeIn(box, point)
  const index = Math.min(Math.max(place.index, box.firstIndex), box.lastIndex)
  if (place.row && index === place.index) {
    return { parentId: box.id, index, axis: 'horizontal', line: lineInRow(place.row) }
  }
  return { parentId: box.id, index, axis: 'vertical', line: lineBetween(box, index) }
}

function deepestAccepting(box: DropBox, point: Point): DropBox {
  for (const child of box.children) {
    if (child.accepts && contains(shrink(child.rect), point)) {
      return deepestAccepting(child, point)
    }
  }
  return box
}

/** Blocks that stand side by side, and the place among them. */
type RowPlace = { blocks: DropBox[]; index: number }
type Place = { index: number; row?: RowPlace }

/** The insertion index by the middle of each neighbour, row by row when blocks stand side by side. */
function placeIn({ children }: DropBox, point: Point): Place {
  let start = 0
  for (const blocks of rowsOf(children)) {
    const top = Math.min(...blocks.map(({ rect }) => rect.top))
    const bottom = Math.max(...blocks.map(({ rect }) => rect.bottom))
    const isRow = blocks.length > 1
    if (isRow && point.y < bottom && point.y >= top) {
      const index = indexInRow(blocks, point)
      return { index: start + index, row: { blocks, index } }
    }
    if (point.y < (isRow ? top : (top + bottom) / 2)) {
      return { index: start }
    }
    start += blocks.length
  }
  return { index: children.length }
}

function indexInRow(blocks: DropBox[], { x }: Point): number {
  const rightToLeft = runsRightToLeft(blocks)
  const found = blocks.findIndex(({ rect }) => {
    const middle = (rect.left + rect.right) / 2
    return rightToLeft ? x > middle : x < middle
  })
  return found === -1 ? blocks.length : found
}

function runsRightToLeft([first, second]: DropBox[]): boolean {
  return first !== undefined && second !== undefined && second.rect.left < first.rect.left
}

/** Groups neighbours that overlap by more than half of the lower one's height. */
function rowsOf(children: DropBox[]): DropBox[][] {
  const rows: DropBox[][] = []
  for (const child of children) {
    const row = rows.at(-1)
    const last = row?.at(-1)
    if (row && last && sideBySide(last.rect, child.rect)) {
      row.push(child)
    } else {
      rows.push([child])
    }
  }
  return rows
}

function sideBySide(a: Rect, b: Rect): boolean {
  const overlap = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  const lower = Math.min(a.bottom - a.top, b.bottom - b.top)
  const apart = b.left >= a.right - 1 || b.right <= a.left + 1
  return apart && overlap > lower / 2
}

function lineInRow({ blocks, index }: RowPlace): Rect {
  const [start, end] = runsRightToLeft(blocks)
    ? (['right', 'left'] as const)
    : (['left', 'right'] as const)
  const before = blocks[index - 1]?.rect
  const after = blocks[index]?.rect
  const edges = [before?.[end], after?.[start]].filter((edge) => edge !== undefined)
  const x = edges.reduce((sum, edge) => sum + edge, 0) / edges.length
  const top = Math.min(...blocks.map(({ rect }) => rect.top))
  const bottom = Math.max(...blocks.map(({ rect }) => rect.bottom))
  return { left: x, right: x, top, bottom }
}

function lineBetween({ children, rect }: DropBox, index: number): Rect {
  const before = children[index - 1]?.rect
  const after = children[index]?.rect
  const { left, right } = before ?? after ?? rect
  const y = gapBetween(rect, before, after)
  return { left: Math.max(left, rect.left), right: Math.min(right, rect.right), top: y, bottom: y }
}

function gapBetween(box: Rect, before?: Rect, after?: Rect): number {
  if (before && after) {
    return (before.bottom + Math.max(after.top, before.bottom)) / 2
  }
  return before?.bottom ?? after?.top ?? (box.top + box.bottom) / 2
}

function contains(rect: Rect, { x, y }: Point): boolean {
  return x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom
}

/** The inner area of a container; thin containers keep a third of their height to drop into. */
function shrink({ left, top, right, bottom }: Rect): Rect {
  const band = Math.min(edgeBandPx, (bottom - top) / 3)
  return { left, right, top: top + band, bottom: bottom - band }
}
