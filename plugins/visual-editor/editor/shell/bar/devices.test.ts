import { expect, it } from 'vitest'
import { pageSize } from '@/plugins/visual-editor/editor/shell/bar/devices'

const sizeIn = (stageWidthPx: number, heldScale: number | null = null) =>
  pageSize({ device: 'desktop', stageWidthPx, draggedWidthPx: null, heldScale })

it('shows the whole page, and never blown up', () => {
  for (let stageWidthPx = 400; stageWidthPx < 1800; stageWidthPx += 7) {
    const { widthPx, scale } = sizeIn(stageWidthPx)
    expect(widthPx).toBe(1280)
    expect(scale).toBeLessThanOrEqual(1)
    expect(widthPx * scale).toBeLessThanOrEqual(stageWidthPx)
  }
})

it('scales so that no pixel of the page is rounded away', () => {
  for (let stageWidthPx = 400; stageWidthPx < 1800; stageWidthPx += 7) {
    expect((sizeIn(stageWidthPx).scale * 64) % 1).toBe(0)
  }
})

it('keeps its scale while the edge is pulled', () => {
  expect(sizeIn(800, 0.25).scale).toBe(0.25)
})
