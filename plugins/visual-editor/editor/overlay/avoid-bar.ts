/** Pixels from the corner of the selected block. */
export type Box = { left: number; top: number; right: number; bottom: number }
export type Point = { x: number; y: number }
export type Size = { width: number; height: number }

/** Where the middle of a handle goes: where it belongs or, where the block's bar is in the way, right below that. */
export function belowBar(middle: Point, size: Size, bar: Box | null): Point {
  return bar && isOver(middle, size, bar)
    ? { x: middle.x, y: bar.bottom + size.height / 2 }
    : middle
}

/** The same, but on behind the bar: for what belongs on the edge above. It stays where it is without room. */
export function besideBar(middle: Point, size: Size, bar: Box | null, widthPx: number): Point {
  const beside = bar ? bar.right + size.width / 2 : 0
  return bar && isOver(middle, size, bar) && beside + size.width / 2 <= widthPx
    ? { x: beside, y: middle.y }
    : middle
}

function isOver({ x, y }: Point, { width, height }: Size, bar: Box): boolean {
  return (
    x + width / 2 > bar.left &&
    x - width / 2 < bar.right &&
    y + height / 2 > bar.top &&
    y - height / 2 < bar.bottom
  )
}
