import type { DropTarget } from '@/plugins/visual-editor/editor/drag/drop-target'

export type PlaceButton = {
  target: DropTarget
  middle: { x: number; y: number }
  widthPx: number
  /** There is room to say what the place is. */
  hasWords: boolean
}

/** A finger's width, and a button's height. */
export const buttonPx = 44
const wordsPx = 110
/** How finely room is looked for. */
const stepPx = 11

type Taken = { left: number; right: number; y: number }

/**
 * Buttons for places, from top to bottom, each on the very line that it stands for. Lines that lie
 * closer than a finger share their width: no button covers another.
 */
export function spreadPlaces(targets: readonly DropTarget[]): PlaceButton[] {
  const sorted = targets.toSorted((a, b) => centre(a).y - centre(b).y || centre(a).x - centre(b).x)
  // Upright lines are as narrow as their buttons: the others give way.
  const [upright, across] = [sorted.filter(isUpright), sorted.filter((one) => !isUpright(one))]
  const taken: Taken[] = []
  const buttons = [...upright, ...across].map((target) => {
    const sharing = across.filter((other) => isNear(target, other)).length
    const spots = isUpright(target)
      ? alongUpright(target)
      : [...lanes(target, sharing), ...fingers(target)]
    const free = spots.find((spot) => !taken.some((other) => covers(spot, other)))
    const spot = free ?? below(centre(target), taken)
    taken.push(spot)
    const widthPx = spot.right - spot.left
    return {
      target,
      middle: { x: (spot.left + spot.right) / 2, y: spot.y },
      widthPx,
      hasWords: !isUpright(target) && widthPx >= wordsPx,
    }
  })
  return sorted.flatMap((target) => buttons.find((button) => button.target === target) ?? [])
}

const isUpright = ({ axis }: DropTarget): boolean => axis === 'horizontal'

const centre = ({ line: { left, right, top, bottom } }: DropTarget) => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
})

const isNear = (one: DropTarget, other: DropTarget): boolean =>
  Math.abs(centre(one).y - centre(other).y) < buttonPx &&
  one.line.left < other.line.right + buttonPx &&
  other.line.left < one.line.right + buttonPx

const covers = (one: Taken, other: Taken): boolean =>
  Math.abs(one.y - other.y) < buttonPx && one.left < other.right && other.left < one.right

/** Equal parts of the line that have room for words. */
function lanes(target: DropTarget, count: number): Taken[] {
  const { left, right } = target.line
  const width = (right - left) / count
  const { y } = centre(target)
  return width < wordsPx
    ? []
    : Array.from({ length: count }, (_, at) => ({
        left: left + at * width,
        right: left + (at + 1) * width,
        y,
      }))
}

/** From the middle of an upright line to its ends. */
function alongUpright(target: DropTarget): Taken[] {
  const { x, y } = centre(target)
  const { top, bottom } = target.line
  const count = Math.floor((bottom - top) / stepPx)
  return outwards(count).map((step) => fingerAt({ x, y: y + step * stepPx }))
}

/** As small as can be tapped, from the middle of the line to its ends. */
function fingers(target: DropTarget): Taken[] {
  const { x, y } = centre(target)
  const { left, right } = target.line
  return outwards(Math.floor((right - left) / stepPx))
    .map((step) => fingerAt({ x: x + step * stepPx, y }))
    .filter((spot, at) => at === 0 || (spot.left >= left && spot.right <= right))
}

/** 0, -1, 1, -2, 2 and so on. */
const outwards = (count: number): number[] =>
  Array.from({ length: count + 1 }, (_, at) => Math.ceil(at / 2) * (at % 2 === 0 ? 1 : -1))

const fingerAt = ({ x, y }: { x: number; y: number }): Taken => ({
  left: x - buttonPx / 2,
  right: x + buttonPx / 2,
  y,
})

/** Where a line is too short for all that want to stand on it, the nearest room below. */
function below({ x, y }: { x: number; y: number }, taken: readonly Taken[]): Taken {
  const spot = fingerAt({ x, y })
  const lower = taken
    .map((other) => ({ ...spot, y: other.y + buttonPx }))
    .filter((candidate) => candidate.y > y)
    .toSorted((a, b) => a.y - b.y)
  return lower.find((candidate) => !taken.some((other) => covers(candidate, other))) ?? spot
}
