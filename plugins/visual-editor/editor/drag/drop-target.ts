import {
  type Axis,
  edgeOf,
  type Leaf,
  layoutOf,
  leafAt,
} from '@/plugins/visual-editor/editor/drag/page-layout'

/** Where things lie, in pixels of the page as laid out. */
export type Rect = { left: number; top: number; right: number; bottom: number }

/** As styles have it. */
export const boxOf = ({ left, top, right, bottom }: Rect) => ({
  left,
  top,
  width: right - left,
  height: bottom - top,
})

export type Point = { x: number; y: number }

/** A block with what it holds, as measured while something is dragged. */
export type DropBox = {
  id: string
  /** null for a block that shows nothing: it keeps its place in the count and cannot be hit. */
  rect: Rect | null
  /** Whether the dragged block may be put into this one. */
  accepts: boolean
  /** First and last index that may be offered here: the header stays first, the footer last. */
  firstIndex: number
  lastIndex: number
  /** Its own place among its neighbours by CSS `order`; 0 where that has no effect. */
  order: number
  /** The `order` that the dragged block would have in here. */
  carriedOrder: number
  /** How blocks in here follow each other; decides where rects alone cannot. */
  flow: Flow
  children: DropBox[]
}

export type Flow = 'column' | 'row' | 'row-reverse'

export type DropTarget = {
  parentId: string
  index: number
  /** Direction in which the neighbours follow each other; the line stands across it. */
  axis: Axis
  /** Where the drop mark is drawn; zero wide or zero high. */
  line: Rect
}

/** Near its edge a container lets go, so that the gap before and after it can be hit. */
const edgeBandPx = 12
/** Beside narrow or empty blocks the line is still to be seen. */
const shortestLinePx = 48

/**
 * Finds where a dragged block would land.
 *
 * @returns the place inside the deepest container under the point, or null when the point is
 *   outside the page. A forbidden place is never answered: the nearest allowed one is.
 */
export function dropTarget(root: DropBox, point: Point): DropTarget | null {
  const outermost = root.rect && contains(root.rect, point) ? outermostAccepting(root) : null
  if (!outermost) {
    return null
  }
  const box = deepestAccepting(outermost, point)
  const slots = slotsOf(box)
  const leaf = leafAt(layoutOf(box), point)
  if (!leaf) {
    return slots[0]?.target() ?? null
  }
  const wanted = leaf.position + (isBehind(leaf, point) ? 1 : 0)
  const [slot] = slots.toSorted(
    (a, b) => Math.abs(a.position - wanted) - Math.abs(b.position - wanted),
  )
  return slot?.target(slot.position === wanted ? leaf : undefined) ?? null
}

/**
 * Every place a block may be put, from top to bottom of each container, outer ones first. Lines
 * between blocks below each other are as wide as the container.
 */
export function allPlaces(box: DropBox): DropTarget[] {
  const { rect, accepts, children } = box
  const own = accepts && rect ? slotsOf(box).map((slot) => slot.target()) : []
  const wide = own.map((place) =>
    rect && place.axis === 'vertical'
      ? { ...place, line: { ...place.line, left: rect.left, right: rect.right } }
      : place,
  )
  return [...wide, ...children.flatMap(allPlaces)]
}

/** The page itself, or what holds the blocks of an email; null when nothing takes anything. */
function outermostAccepting(root: DropBox): DropBox | null {
  return root.accepts ? root : (root.children.find(({ accepts, rect }) => accepts && rect) ?? null)
}

function deepestAccepting(box: DropBox, point: Point): DropBox {
  const { leaves } = layoutOf(box)
  // What is drawn later lies on top.
  const inside = leaves.findLast(
    (leaf) => leaf.box.accepts && contains(shrink(leaf), point) && slotsOf(leaf.box).length > 0,
  )
  return inside ? deepestAccepting(inside.box, point) : box
}

/** A gap between two blocks that follow each other on the screen. */
type Slot = { position: number; target: (beside?: Leaf) => DropTarget }

/**
 * The gaps in which the dragged block would really show up. Blocks with another `order` stand
 * before or behind it wherever it is put, so gaps among those are none.
 */
function slotsOf(box: DropBox): Slot[] {
  const { leaves } = layoutOf(box)
  const { id: parentId, firstIndex, lastIndex, carriedOrder } = box
  const first = leaves.filter((leaf) => leaf.box.order < carriedOrder).length
  const last = leaves.filter((leaf) => leaf.box.order <= carriedOrder).length
  const slots: Slot[] = []
  for (let position = first; position <= last; position += 1) {
    const [before, after] = [leaves[position - 1], leaves[position]]
    const index = indexBetween(box, before, after)
    if (index >= firstIndex && index <= lastIndex) {
      slots.push({
        position,
        target: (beside = after ?? before) => ({
          parentId,
          index,
          axis: beside?.axis ?? 'vertical',
          line: lineAt(box, beside, before, after),
        }),
      })
    }
  }
  return slots
}

function indexBetween(box: DropBox, before?: Leaf, after?: Leaf): number {
  const indexOf = (leaf: Leaf) => box.children.indexOf(leaf.box)
  if (before && before.box.order === box.carriedOrder) {
    return indexOf(before) + 1
  }
  if (after && after.box.order === box.carriedOrder) {
    return indexOf(after)
  }
  return box.lastIndex
}

function lineAt(box: DropBox, beside?: Leaf, before?: Leaf, after?: Leaf): Rect {
  const rect = box.rect ?? { left: 0, top: 0, right: 0, bottom: 0 }
  if (!beside) {
    const middle = (rect.top + rect.bottom) / 2
    return { ...rect, top: middle, bottom: middle }
  }
  const neighbours = [before, after].filter((leaf) => leaf !== undefined)
  const inLine = neighbours.filter((leaf) => leaf.row === beside.row)
  const edges = inLine.map((leaf) => edgeOf(leaf, leaf === before))
  const at = edges.reduce((sum, edge) => sum + edge, 0) / edges.length
  if (beside.axis === 'horizontal') {
    return { left: at, right: at, top: beside.row.rect.top, bottom: beside.row.rect.bottom }
  }
  const { left, right } = (inLine.includes(before as Leaf) ? before : beside)?.rect ?? rect
  return {
    left: Math.max(left, rect.left),
    right: Math.min(Math.max(right, left + shortestLinePx), rect.right),
    top: at,
    bottom: at,
  }
}

function isBehind(leaf: Leaf, { x, y }: Point): boolean {
  const { left, top, right, bottom } = leaf.rect
  const isPastMiddle = leaf.axis === 'horizontal' ? x > (left + right) / 2 : y > (top + bottom) / 2
  return isPastMiddle !== leaf.isReversed
}

function contains(rect: Rect, { x, y }: Point): boolean {
  return x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom
}

/**
 * The inner area of a container. Thin containers keep a third of their size to drop into, and thin
 * blocks in it two thirds of theirs: seen from afar a line of words is hardly higher than the band.
 */
function shrink({ rect, axis, box }: Leaf): Rect {
  const [start, end] =
    axis === 'horizontal' ? (['left', 'right'] as const) : (['top', 'bottom'] as const)
  const inner = box.children.flatMap((child) => (child.rect ? [child.rect] : []))
  const third = (of: Rect) => (of[end] - of[start]) / 3
  const band = (gapTo: (child: Rect) => number) =>
    Math.min(edgeBandPx, third(rect), ...inner.map((child) => gapTo(child) + third(child)))
  return {
    ...rect,
    [start]: rect[start] + band((child) => Math.max(child[start] - rect[start], 0)),
    [end]: rect[end] - band((child) => Math.max(rect[end] - child[end], 0)),
  }
}
