import type { DropBox, Point, Rect } from '@/plugins/visual-editor/editor/drag/drop-target'

export type Axis = 'vertical' | 'horizontal'

/** Blocks that follow each other in one direction. */
type Row = { rect: Rect }

/** A visible block, and how it stands among its neighbours. */
export type Leaf = {
  box: DropBox
  rect: Rect
  /** 0 for the first block as seen. */
  position: number
  axis: Axis
  /** Its neighbours follow from right to left, or upwards. */
  isReversed: boolean
  row: Row
}

type Part = { rect: Rect; leaf: Leaf } | { rect: Rect; axis: Axis; parts: Part[] }

/** The blocks in a container: as a list in the order seen, and cut into rows and columns. */
export type Layout = { leaves: Leaf[]; top: Part | null }

type Seen = { box: DropBox; rect: Rect; position: number }

const layouts = new WeakMap<DropBox, Layout>()

/** Reads off rects alone whether blocks stand below or beside each other, nested to any depth. */
export function layoutOf(box: DropBox): Layout {
  const known = layouts.get(box)
  if (known) {
    return known
  }
  const seen = box.children
    .flatMap((child) => (child.rect ? [{ box: child, rect: child.rect }] : []))
    .toSorted((a, b) => a.box.order - b.box.order)
    .map((each, position) => ({ ...each, position }))
  const leaves: Leaf[] = []
  const top = seen.length > 0 ? arrange(box, seen, alone(box, seen), leaves) : null
  const layout = { leaves: leaves.toSorted((a, b) => a.position - b.position), top }
  layouts.set(box, layout)
  return layout
}

/** The block nearest to the point, going through rows and columns from the outside. */
export function leafAt({ top }: Layout, point: Point): Leaf | null {
  let part = top
  while (part && 'parts' in part) {
    const { axis, parts } = part
    const [first, ...others] = parts
    part = others.reduce<Part | null>(
      (nearest, other) =>
        nearest && distance(other.rect, axis, point) >= distance(nearest.rect, axis, point)
          ? nearest
          : other,
      first ?? null,
    )
  }
  return part?.leaf ?? null
}

/** The coordinate, along the block's axis, at which it ends or starts. */
export function edgeOf({ rect, axis, isReversed }: Leaf, isEnd: boolean): number {
  const isFarEdge = isEnd !== isReversed
  if (axis === 'horizontal') {
    return isFarEdge ? rect.right : rect.left
  }
  return isFarEdge ? rect.bottom : rect.top
}

type Within = Pick<Leaf, 'axis' | 'isReversed' | 'row'>

function arrange(box: DropBox, seen: Seen[], within: Within, leaves: Leaf[]): Part {
  const [only] = seen
  const rect = unionOf(seen)
  if (seen.length === 1 && only) {
    const leaf = { ...only, ...(standsInFlow(box, only, within) ? alone(box, seen) : within) }
    leaves.push(leaf)
    return { rect, leaf }
  }
  const { axis, groups } = cut(seen)
  const isReversed = (groups[0]?.[0]?.position ?? 0) > (groups.at(-1)?.[0]?.position ?? 0)
  const row = { rect }
  const parts = groups.map((group) => arrange(box, group, { axis, isReversed, row }, leaves))
  return { rect, axis, parts }
}

/** The last row of a wrapped flow may hold one block only: others will still come beside it. */
function standsInFlow(box: DropBox, { rect }: Seen, { axis }: Within): boolean {
  const room = box.rect ? box.rect.right - box.rect.left : 0
  return box.flow !== 'column' && axis === 'vertical' && rect.right - rect.left < room * 0.75
}

function alone({ flow }: DropBox, seen: Seen[]): Within {
  return {
    axis: flow === 'column' ? 'vertical' : 'horizontal',
    isReversed: flow === 'row-reverse',
    row: { rect: unionOf(seen) },
  }
}

/** Below each other if they can be told apart that way, else beside each other. */
function cut(seen: Seen[]): { axis: Axis; groups: Seen[][] } {
  for (const axis of ['vertical', 'horizontal'] as const) {
    const groups = groupsAlong(seen, axis)
    if (groups.length > 1) {
      return { axis, groups }
    }
  }
  return { axis: 'vertical', groups: seen.map((each) => [each]) }
}

/** Blocks that overlap by more than half of the smaller one belong together. */
function groupsAlong(seen: Seen[], axis: Axis): Seen[][] {
  const groups: Seen[][] = []
  let end = Number.NEGATIVE_INFINITY
  let size = 0
  for (const each of seen.toSorted((a, b) => startOf(a.rect, axis) - startOf(b.rect, axis))) {
    const [start, stop] = [startOf(each.rect, axis), endOf(each.rect, axis)]
    const overlap = Math.min(end, stop) - start
    const isNext = overlap <= Math.min(size, stop - start) / 2
    if (isNext) {
      groups.push([each])
      size = stop - start
    } else {
      groups.at(-1)?.push(each)
      size = Math.max(size, stop - start)
    }
    end = isNext ? stop : Math.max(end, stop)
  }
  return groups.map((group) => group.toSorted((a, b) => a.position - b.position))
}

const startOf = (rect: Rect, axis: Axis) => (axis === 'vertical' ? rect.top : rect.left)
const endOf = (rect: Rect, axis: Axis) => (axis === 'vertical' ? rect.bottom : rect.right)

function distance(rect: Rect, axis: Axis, { x, y }: Point): number {
  const at = axis === 'vertical' ? y : x
  return Math.max(startOf(rect, axis) - at, at - endOf(rect, axis), 0)
}

function unionOf(seen: readonly { rect: Rect }[]): Rect {
  return {
    left: Math.min(...seen.map(({ rect }) => rect.left)),
    top: Math.min(...seen.map(({ rect }) => rect.top)),
    right: Math.max(...seen.map(({ rect }) => rect.right)),
    bottom: Math.max(...seen.map(({ rect }) => rect.bottom)),
  }
}
