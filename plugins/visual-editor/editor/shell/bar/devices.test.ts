import { expect, it } from 'vitest'
import { pageSize } from '@/plugins/visual-editor/editor/shell/bar/devices'
import type { UiState } from '@/plugins/visual-editor/editor/state/ui-store'

const sizeIn = (stageWidthPx: number, others: Partial<UiState> = {}) =>
  pageSize({
    device: 'desktop',
    stageWidthPx,
    draggedWidthPx: null,
    heldScale: null,
    writing: null,
    ...others,
  })

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
  expect(sizeIn(800, { heldScale: 0.25 }).scale).toBe(0.25)
})

it('shows the page as large as visitors see it while words are written', () => {
  const writing = { id: 'text', at: null }
  for (const device of ['desktop', 'tablet', 'phone', 'fit', 'mail'] as const) {
    expect(sizeIn(500, { device, writing }).scale).toBe(1)
    expect(sizeIn(500, { device, writing }).widthPx).toBe(sizeIn(500, { device }).widthPx)
  }
})
