import { getStroke } from 'perfect-freehand'
import type { DrawingMark } from '@/src/rich-text/nodes/drawing/schema'

/** What an SVG path and a canvas draw alike. */
export type MarkShape = {
  /** As in the `d` of a path. */
  path: string
  /** The path is the outline of the ink; else ink follows it, so many pixels wide. */
  width: number | null
  color: string
  opacity: number
}

type Path = Exclude<DrawingMark, { kind: 'words' }>

/** How much wider a marker is than a pen of that size. */
const markerScale = 4
const markerOpacity = 0.4

export function shapeOf(mark: Path): MarkShape {
  const { color, size } = mark
  if (mark.kind === 'pen' || mark.kind === 'marker') {
    const isPen = mark.kind === 'pen'
    const outline = getStroke(dense(mark.points), {
      size: isPen ? size * 1.4 : size * markerScale,
      thinning: isPen ? 0.55 : 0,
      smoothing: 0.5,
      streamline: 0.35,
      simulatePressure: isPen,
      last: true,
    })
    return { path: closed(outline), width: null, color, opacity: isPen ? 1 : markerOpacity }
  }
  return { path: straight(mark), width: size, color, opacity: 1 }
}

/** Of words, in pixels. */
export const letterSize = (size: number): number => 10 + size * 4
export const letterFont = 'system-ui, sans-serif'

export function pairs(points: readonly number[]): [number, number][] {
  return Array.from({ length: points.length / 2 }, (_, at) => [
    points[at * 2] ?? 0,
    points[at * 2 + 1] ?? 0,
  ])
}

/** Pixels between points; ink that is given fewer cuts the corners. */
const densePx = 3

/** The points, and those between them that were left out when they were stored. */
function dense(points: readonly number[]): [number, number][] {
  const all = pairs(points)
  return all.flatMap(([x, y], at): [number, number][] => {
    const [nextX, nextY] = all[at + 1] ?? [x, y]
    const steps = Math.max(1, Math.ceil(Math.hypot(nextX - x, nextY - y) / densePx))
    return Array.from({ length: steps }, (_, step) => [
      x + ((nextX - x) * step) / steps,
      y + ((nextY - y) * step) / steps,
    ])
  })
}

function straight({ kind, points, size }: Path): string {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = points
  switch (kind) {
    case 'box':
      return `M${x1} ${y1}H${x2}V${y2}H${x1}Z`
    case 'ellipse': {
      const [rx, ry] = [Math.abs(x2 - x1) / 2, Math.abs(y2 - y1) / 2]
      const [left, middle] = [Math.min(x1, x2), (y1 + y2) / 2]
      return `M${left} ${middle}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`
    }
    case 'arrow':
      return `M${x1} ${y1}L${x2} ${y2}${arrowHead(x1, y1, x2, y2, 8 + size * 2.5)}`
    default:
      return `M${x1} ${y1}L${x2} ${y2}`
  }
}

function arrowHead(x1: number, y1: number, x2: number, y2: number, length: number): string {
  const angle = Math.atan2(y2 - y1, x2 - x1)
  const side = (turn: number) =>
    `${x2 - length * Math.cos(angle + turn)} ${y2 - length * Math.sin(angle + turn)}`
  return `M${side(0.5)}L${x2} ${y2}L${side(-0.5)}`
}

/** A smooth line around all points. */
function closed(outline: readonly number[][]): string {
  const [first = [0, 0]] = outline
  const curves = outline.map(([x = 0, y = 0], at) => {
    const [nextX = 0, nextY = 0] = outline[(at + 1) % outline.length] ?? []
    return `${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`
  })
  return `M${first[0]} ${first[1]}Q${curves.join(' ')}Z`
}
