import { expect, it } from 'vitest'
import { boundsOf } from '@/plugins/rich-text/features/drawings/draw-picture'
import { shapeOf } from '@/plugins/rich-text/features/drawings/mark-shape'
import { simplify } from '@/plugins/rich-text/features/drawings/use-hand'
import type { DrawingMark } from '@/src/rich-text/nodes/drawing/schema'

const ink = { color: '#1a1a1a', size: 5 }
const line: DrawingMark = { kind: 'line', ...ink, points: [100, 100, 300, 200] }

it('leaves out points of a stroke that nobody would miss', () => {
  const straight = Array.from({ length: 50 }, (_, at) => [at * 4, at * 2]).flat()
  expect(simplify(straight)).toEqual([0, 0, 196, 98])
  const corner = [0, 0, 50, 0, 100, 0, 100, 50, 100, 100]
  expect(simplify(corner)).toEqual([0, 0, 100, 0, 100, 100])
  expect(simplify([7.26, 3])).toEqual([7.3, 3])
  const there = [0, 0, 60, 5, 0, 0]
  expect(simplify(there)).toEqual(there)
})

it('cuts the picture to what is drawn, with a margin, inside the sheet', () => {
  expect(boundsOf([line], () => 0)).toEqual({ left: 83, top: 83, width: 234, height: 134 })
  const edge: DrawingMark = { kind: 'pen', ...ink, points: [0, 0, 800, 600] }
  expect(boundsOf([edge], () => 0)).toEqual({ left: 0, top: 0, width: 800, height: 600 })
  const words: DrawingMark = { kind: 'words', ...ink, points: [100, 100], text: 'Low tide' }
  expect(boundsOf([words], () => 240)).toEqual({ left: 88, top: 58, width: 264, height: 63 })
})

it('keeps the corners of a stroke of which few points are stored', () => {
  const { path } = shapeOf({ kind: 'pen', ...ink, points: [100, 100, 200, 300, 300, 100] })
  const heights = [...path.matchAll(/[\d.]+ ([\d.]+)/g)].map(([, height]) => Number(height))
  expect(Math.max(...heights)).toBeGreaterThan(290)
})

it('draws ink as an outline and shapes as lines', () => {
  const pen = shapeOf({ kind: 'pen', ...ink, points: [0, 0, 40, 40, 80, 20] })
  expect(pen.width).toBeNull()
  expect(pen.path).toMatch(/^M[\d.-]+ [\d.-]+Q.*Z$/)
  expect(shapeOf({ kind: 'pen', ...ink, points: [5, 5] }).path).toMatch(/^M/)
  expect(shapeOf({ kind: 'marker', ...ink, points: [0, 0, 9, 9] }).opacity).toBeLessThan(1)
  expect(shapeOf({ kind: 'line', ...ink, points: [1, 2, 3, 4] })).toEqual({
    path: 'M1 2L3 4',
    width: 5,
    color: '#1a1a1a',
    opacity: 1,
  })
  expect(shapeOf({ kind: 'box', ...ink, points: [9, 9, 1, 2] }).path).toBe('M9 9H1V2H9Z')
})
