import type { Device } from '@/plugins/visual-editor/editor/state/ui-store'

/** Widths of the page in pixels; `fit` takes what room there is. */
const deviceWidthsPx: Readonly<Record<Exclude<Device, 'fit'>, number>> = {
  desktop: 1280,
  tablet: 768,
  phone: 375,
}

const groundPx = 28
const narrowestPx = 320

export type PageSize = {
  widthPx: number /** At most 1: a page is never blown up. */
  scale: number
}

/** The page at its true width, scaled down to the room the stage has. */
export function pageSize(device: Device, stageWidthPx: number): PageSize {
  const room = Math.max(stageWidthPx - 2 * groundPx, narrowestPx)
  if (device === 'fit') {
    return { widthPx: Math.round(room), scale: 1 }
  }
  const widthPx = deviceWidthsPx[device]
  return { widthPx, scale: Math.min(1, Math.floor((room / widthPx) * 100) / 100) }
}
