import { useUi } from '@/plugins/visual-editor/editor/builder-context'
import type { Device, UiState } from '@/plugins/visual-editor/editor/state/ui-store'
import { limits } from '@/src/core/limits'
import type { Screen } from '@/src/core/page-document/layout/layout'

/** Widths of the page in pixels; `fit` takes what room there is. */
export const deviceWidthsPx: Readonly<Record<Exclude<Device, 'fit'>, number>> = {
  desktop: 1280,
  tablet: 768,
  phone: 375,
  mail: 600,
  'mail-phone': 360,
}

/** How far the page can be dragged, in pixels. */
export const pageWidthRangePx = { min: 320, max: 1600 } as const

/** Widths at which a dragged page holds for a moment. */
export const pageWidthMarksPx = [375, 500, 768, 1024, 1280] as const

export const screenNames: Readonly<Record<Screen, string>> = {
  base: 'computer',
  tablet: 'tablet',
  mobile: 'phone',
}

const groundPx = 28
/** A stage as narrow as a phone shows the page from edge to edge. */
const phoneStagePx = 440

export type PageSize = {
  widthPx: number
  /** At most 1: a page is never blown up. */
  scale: number
}

type Width = Pick<UiState, 'device' | 'stageWidthPx' | 'draggedWidthPx' | 'heldScale' | 'writing'>

/** The page at its true width, scaled down to the room the stage has; never while words are written. */
export function pageSize({
  device,
  stageWidthPx,
  draggedWidthPx,
  heldScale,
  writing,
}: Width): PageSize {
  const ground = stageWidthPx > 0 && stageWidthPx <= phoneStagePx ? 0 : groundPx
  const room = Math.max(stageWidthPx - 2 * ground, pageWidthRangePx.min)
  if (draggedWidthPx === null && device === 'fit') {
    return { widthPx: Math.round(room), scale: 1 }
  }
  const widthPx = draggedWidthPx ?? (device === 'fit' ? room : deviceWidthsPx[device])
  return { widthPx, scale: writing ? 1 : (heldScale ?? scaleToFit(widthPx, room)) }
}

/**
 * At most 1. Browsers lay out in steps of 1/64 pixel: at a scale of such steps no whole pixel is
 * rounded, and what just fits on the site, as three cards of 400 in 1200 pixels, just fits here.
 */
export function scaleToFit(widthPx: number, roomPx: number): number {
  return Math.min(1, Math.max(1, Math.floor((roomPx / widthPx) * 64)) / 64)
}

/** The screen that a page of this width belongs to: the same edges as the container queries of the site. */
export function screenOf(widthPx: number): Screen {
  const { mobileMaxPx, tabletMaxPx } = limits.breakpoints
  if (widthPx <= mobileMaxPx) {
    return 'mobile'
  }
  return widthPx <= tabletMaxPx ? 'tablet' : 'base'
}

/**
 * The screen that is being edited. Whatever changes how a block stands writes it for this screen:
 * `commands.setBox(id, currentScreen(ui.getState()), { gap: 12 })`.
 */
export const currentScreen = (state: Width & Pick<UiState, 'hasScreens'>): Screen =>
  state.hasScreens ? screenOf(pageSize(state).widthPx) : 'base'

/** {@link currentScreen}, for what is drawn; changes only when an edge is crossed. */
export const useScreen = (): Screen => useUi(currentScreen)

export function usePageSize(): PageSize {
  const device = useUi((state) => state.device)
  const stageWidthPx = useUi((state) => state.stageWidthPx)
  const draggedWidthPx = useUi((state) => state.draggedWidthPx)
  const heldScale = useUi((state) => state.heldScale)
  const writing = useUi((state) => state.writing)
  return pageSize({ device, stageWidthPx, draggedWidthPx, heldScale, writing })
}
