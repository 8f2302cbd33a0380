/** A border of a table that can be dragged, in pixels of the window. */
export type Border = {
  axis: 'row' | 'column'
  /** The cell whose column or row ends there. */
  element: HTMLTableCellElement
  isRtl: boolean
  left: number
  top: number
  width: number
  height: number
}

/** How near the pointer must be, on each side. */
const reachPx = 4

/** The border under a point: where a column ends, or below a row. */
export function findBorder(
  words: HTMLElement,
  target: EventTarget | null,
  x: number,
  y: number,
): Border | null {
  const cell = target instanceof Element ? target.closest<HTMLTableCellElement>('td, th') : null
  const table = cell?.closest('table')
  if (!cell || !table || !words.contains(cell)) {
    return null
  }
  const isRtl = getComputedStyle(table).direction === 'rtl'
  const box = cell.getBoundingClientRect()
  const whole = visiblePart(table)
  const columnOf = (owner: HTMLTableCellElement | null, at: number): Border | null =>
    owner && {
      axis: 'column',
      element: owner,
      isRtl,
      left: at - reachPx,
      top: whole.top,
      width: 2 * reachPx + 1,
      height: whole.bottom - whole.top,
    }
  const [end, start] = isRtl ? [box.left, box.right] : [box.right, box.left]
  if (Math.abs(x - end) <= reachPx) {
    return columnOf(cell, end)
  }
  if (Math.abs(x - start) <= reachPx) {
    // The one before it in the same row ends where this one starts.
    const before = cellAt(table, start + (isRtl ? reachPx + 2 : -reachPx - 2), y)
    return columnOf(before, start)
  }
  const rowOf = (owner: HTMLTableCellElement | null, at: number): Border | null =>
    owner && {
      axis: 'row',
      element: owner,
      isRtl,
      left: whole.left,
      top: at - reachPx,
      width: whole.right - whole.left,
      height: 2 * reachPx + 1,
    }
  if (Math.abs(y - box.bottom) <= reachPx) {
    return rowOf(cell, box.bottom)
  }
  if (Math.abs(y - box.top) <= reachPx) {
    return rowOf(cellAt(table, x, box.top - reachPx - 2), box.top)
  }
  return null
}

function cellAt(table: HTMLTableElement, x: number, y: number): HTMLTableCellElement | null {
  const found = document
    .elementsFromPoint(x, y)
    .find((element) => element instanceof HTMLTableCellElement && table.contains(element))
  return (found as HTMLTableCellElement | undefined) ?? null
}

/** What the frame shows of a table that scrolls in it. */
function visiblePart(table: HTMLTableElement) {
  const box = table.getBoundingClientRect()
  const frame = table.parentElement?.getBoundingClientRect() ?? box
  return {
    left: Math.max(box.left, frame.left),
    right: Math.min(box.right, frame.right),
    top: box.top,
    bottom: box.bottom,
  }
}
