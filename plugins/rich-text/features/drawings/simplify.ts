import { pairs } from '@/plugins/rich-text/features/drawings/mark-shape'

/** A line keeps its form when points are left out that are no farther from it, in pixels. */
const tolerancePx = 0.6

/** The points of a stroke without those that nobody would miss (Ramer, Douglas and Peucker). */
export function simplify(points: readonly number[]): number[] {
  const all = pairs(points)
  const kept = new Set([0, all.length - 1])
  const ranges: [number, number][] = [[0, all.length - 1]]
  for (let range = ranges.pop(); range; range = ranges.pop()) {
    const [from, to] = range
    let farthest = -1
    let distance = tolerancePx
    for (let at = from + 1; at < to; at += 1) {
      const far = distanceTo(all[at], all[from], all[to])
      if (far > distance) {
        farthest = at
        distance = far
      }
    }
    if (farthest !== -1) {
      kept.add(farthest)
      ranges.push([from, farthest], [farthest, to])
    }
  }
  return all.flatMap((point, at) => (kept.has(at) ? point.map(toTenth) : []))
}

type Point = [number, number]

function distanceTo([x, y]: Point = [0, 0], [ax, ay]: Point = [0, 0], [bx, by]: Point = [0, 0]) {
  const [dx, dy] = [bx - ax, by - ay]
  const length = Math.hypot(dx, dy)
  return length === 0
    ? Math.hypot(x - ax, y - ay)
    : Math.abs(dy * (x - ax) - dx * (y - ay)) / length
}

const toTenth = (px: number) => Math.round(px * 10) / 10
