import { expect, it } from 'vitest'
import {
  type Corner,
  fitRect,
  moveRect,
  resizeRect,
} from '@/src/admin/media/library/crop/crop-rect'

const wholeRect = { x: 0, y: 0, width: 100, height: 100 }
const part = { x: 20, y: 20, width: 40, height: 40 }

it('moves within the picture', () => {
  expect(moveRect(part, 10, -5)).toEqual({ ...part, x: 30, y: 15 })
  expect(moveRect(part, 100, 100)).toEqual({ ...part, x: 60, y: 60 })
  expect(moveRect(part, -100, -100)).toEqual({ ...part, x: 0, y: 0 })
})

it('resizes from each corner, the opposite one stays', () => {
  expect(resizeRect(part, 'se', 10, 5, null)).toEqual({ ...part, width: 50, height: 45 })
  expect(resizeRect(part, 'nw', 10, 5, null)).toEqual({ x: 30, y: 25, width: 30, height: 35 })
  expect(resizeRect(part, 'se', 999, 999, null)).toEqual({ ...part, width: 80, height: 80 })
  expect(resizeRect(part, 'nw', 999, 999, null)).toEqual({ x: 55, y: 55, width: 5, height: 5 })
})

it('keeps a shape, and stays within the picture', () => {
  const corners: Corner[] = ['nw', 'ne', 'sw', 'se']
  for (const corner of corners) {
    for (const [dx, dy] of [
      [7, 3],
      [-300, 12],
      [300, -300],
      [0, 40],
    ] as const) {
      const { x, y, width, height } = resizeRect(part, corner, dx, dy, 0.5)
      expect(width / height).toBeCloseTo(0.5)
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-9)
      expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(100 + 1e-9)
    }
  }
})

it('fits the largest frame of a shape', () => {
  expect(fitRect(wholeRect, 0.5)).toEqual({ x: 25, y: 0, width: 50, height: 100 })
  expect(fitRect({ x: 0, y: 0, width: 10, height: 10 }, 2)).toEqual({
    x: 0,
    y: 0,
    width: 100,
    height: 50,
  })
  expect(fitRect(part, null)).toBe(part)
})
