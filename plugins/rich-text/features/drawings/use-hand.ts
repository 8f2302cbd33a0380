import { useRef, useState } from 'react'
import { pairs } from '@/plugins/rich-text/features/drawings/mark-shape'
import { limits } from '@/src/core/limits'
import type { DrawingMark } from '@/src/rich-text/nodes/drawing/schema'

export type Spot = { x: number; y: number }
export type HandTool = Exclude<DrawingMark['kind'], 'words'>
export type Ink = { color: string; size: number }

const { widthPx, heightPx, numbersMax } = limits.drawing
/** A hand that rests trembles. */
const stillPx = 1.5

export const onSheet = ({ x, y }: Spot): Spot => ({
  x: Math.min(widthPx, Math.max(0, x)),
  y: Math.min(heightPx, Math.max(0, y)),
})

/** What is being drawn, by a pointer or by keys, until it is done. */
export function useHand(tool: HandTool, ink: Ink, onDone: (mark: DrawingMark) => void) {
  const points = useRef<number[] | null>(null)
  const [, draw] = useState(0)
  const isFree = tool === 'pen' || tool === 'marker'

  const markOf = (numbers: number[]) => ({ kind: tool, ...ink, points: numbers }) as DrawingMark
  const begin = (spot: Spot) => {
    const { x, y } = onSheet(spot)
    points.current = isFree ? [x, y] : [x, y, x, y]
    draw((count) => count + 1)
  }
  const move = (spot: Spot) => {
    const drawn = points.current
    if (!drawn) {
      return
    }
    const { x, y } = onSheet(spot)
    if (!isFree) {
      points.current = [...drawn.slice(0, 2), x, y]
    } else if (Math.hypot(x - (drawn.at(-2) ?? 0), y - (drawn.at(-1) ?? 0)) >= stillPx) {
      if (drawn.length >= numbersMax) {
        return
      }
      points.current = [...drawn, x, y]
    }
    draw((count) => count + 1)
  }
  const end = () => {
    const drawn = points.current
    points.current = null
    draw((count) => count + 1)
    if (!drawn) {
      return
    }
    const [x1, y1, x2, y2] = drawn
    if (isFree) {
      onDone(markOf(simplify(drawn)))
    } else if (x1 !== x2 || y1 !== y2) {
      onDone(markOf(drawn.map((px) => Math.round(px * 10) / 10)))
    }
  }
  const drop = () => {
    points.current = null
    draw((count) => count + 1)
  }
  return {
    /** As far as it is drawn. */
    mark: points.current && markOf(points.current),
    isDrawing: points.current !== null,
    begin,
    move,
    end,
    drop,
  }
}

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
