import type { Box } from '@/plugins/rich-text/kit/place-beside'
import { visibleBox } from '@/plugins/rich-text/kit/visible-box'

/** What can be seen of the page: without what lies beside it, and over it on narrow screens. */
export function shownStage(stage: HTMLElement | null): Box {
  const window = visibleBox()
  if (!stage) {
    return window
  }
  const box = stage.getBoundingClientRect()
  const settings = stage.closest('[data-builder]')?.querySelector('aside[data-settings]')
  const side = settings?.getBoundingClientRect()
  // On phones they are a sheet over the lower half, and the words are above it.
  const isBeside = side && side.width > 0 && side.top <= box.top && side.left > box.left
  return {
    left: Math.max(window.left, box.left),
    top: Math.max(window.top, box.top),
    right: Math.min(window.right, box.right, isBeside ? side.left : box.right),
    bottom: Math.min(window.bottom, box.bottom),
  }
}
