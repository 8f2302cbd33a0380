import type { DropRules } from '@/plugins/visual-editor/editor/drag/drop-rules'
import type { DropTarget, Point } from '@/plugins/visual-editor/editor/drag/drop-target'
import type { Place } from '@/src/core/page-document/tree'

/** A row of the Layers list as far as dropping needs it. */
export type LayerPlace = {
  id: string
  parentId: string
  /** Among its siblings. */
  index: number
  level: number
}

/** The list of layers, and how large its rows are, in pixels. */
export type LayerList = {
  rows: readonly LayerPlace[]
  rowHeight: number
  width: number
}

/** How far in the rows of a level stand, by level; before it is room for the arrow that opens them. */
const indentPx = 16
const insetPx = 20

/** The list as a drag sees it; rows answer as they are now. */
export type LayerSurface = {
  list: HTMLElement
  rows: () => LayerList
  /** From a point in the window to one of the list. */
  pointAt: (point: Point) => Point
}

/**
 * Finds where a block dragged over the list of layers would land: on a row that takes blocks inside
 * it, else in the gap nearest to the point. Below the last row of a container the distance from the
 * left decides how far in. Forbidden places are never answered.
 *
 * @param point from the list's own corner, scrolled part included
 */
export function layerTarget(
  { rows, rowHeight, width }: LayerList,
  rules: Pick<DropRules, 'accepts' | 'range'>,
  { x, y }: Point,
): DropTarget | null {
  const at = Math.min(Math.max(Math.floor(y / rowHeight), 0), rows.length - 1)
  const row = rows[at]
  if (!row) {
    return null
  }
  const depth = (y - at * rowHeight) / rowHeight
  const takesBlocks = rules.accepts(row.id)
  const isOnRow = depth > (takesBlocks ? 0.25 : 0.5) && depth < (takesBlocks ? 0.75 : 0.5)
  if (isOnRow) {
    return {
      parentId: row.id,
      index: rules.range(row.id).lastIndex,
      axis: 'vertical',
      line: {
        left: 0,
        right: width,
        top: at * rowHeight,
        bottom: (at + 1) * rowHeight,
      },
    }
  }
  const gap = depth <= 0.5 ? at : at + 1
  const wantedLevel = Math.floor((x - insetPx) / indentPx)
  const candidates = placesInGap(rows, gap)
    .filter(({ place }) => rules.accepts(place.parentId))
    .map(({ place, level }) => ({ place: within(rules, place), level }))
  const [nearest] = candidates.toSorted(
    (a, b) => Math.abs(a.level - wantedLevel) - Math.abs(b.level - wantedLevel),
  )
  if (!nearest) {
    return null
  }
  const top = topOf(rows, nearest.place, gap) * rowHeight
  return {
    ...nearest.place,
    axis: 'vertical',
    line: { left: insetPx + nearest.level * indentPx, right: width, top, bottom: top },
  }
}

type LeveledPlace = { place: Place; level: number }

/** All places that a gap between two rows can mean, from the innermost outwards. */
function placesInGap(rows: readonly LayerPlace[], gap: number): LeveledPlace[] {
  const above = rows[gap - 1]
  const below = rows[gap]
  if (!above) {
    return below ? [before(below)] : []
  }
  if (below && below.parentId === above.id) {
    return [before(below)]
  }
  const lowest = below?.level ?? 0
  const places: LeveledPlace[] = []
  let row: LayerPlace | undefined = above
  while (row && row.level >= lowest) {
    places.push({ place: { parentId: row.parentId, index: row.index + 1 }, level: row.level })
    const { parentId }: LayerPlace = row
    row = rows.find(({ id }) => id === parentId)
  }
  return places
}

const before = ({ parentId, index, level }: LayerPlace): LeveledPlace => ({
  place: { parentId, index },
  level,
})

function within(rules: Pick<DropRules, 'accepts' | 'range'>, { parentId, index }: Place): Place {
  const { firstIndex, lastIndex } = rules.range(parentId)
  return { parentId, index: Math.min(Math.max(index, firstIndex), lastIndex) }
}

/** Where the place is seen: another gap than pointed at when that one was not allowed. */
function topOf(rows: readonly LayerPlace[], { parentId, index }: Place, gap: number): number {
  const below = rows.findIndex((row) => row.parentId === parentId && row.index === index)
  return below === -1 ? gap : below
}
