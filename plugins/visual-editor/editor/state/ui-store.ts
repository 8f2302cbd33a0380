import { createStore } from 'zustand/vanilla'
import type { DropTarget, Point } from '@/plugins/visual-editor/editor/drag/drop-target'

export type Device = 'desktop' | 'tablet' | 'phone' | 'fit'
export type Panel = 'add' | 'layers'

/** A block on its way: a new one by type, or one of the page by id. */
export type DragSource = { kind: 'new'; type: string } | { kind: 'move'; id: string }

export type Drag = {
  source: DragSource
  /** Pointer in the window. */
  pointer: Point
  target: DropTarget | null
}

export type Toast = { message: string; action?: { label: string; run: () => void } }

export type UiState = {
  selectedId: string | null
  hoveredId: string | null
  /** The text block being written in, and where in the window it was clicked. */
  writing: { id: string; at: Point | null } | null
  panel: Panel | null
  device: Device
  /** Room between the panels; 0 before the first measurement. */
  stageWidthPx: number
  stageHeightPx: number
  drag: Drag | null
  /** Read out by screen readers. */
  announcement: string
  toast: Toast | null
}

/** Everything on the screen that is not the page itself and never saved. */
export function createUiStore() {
  return createStore<UiState>()(() => ({
    selectedId: null,
    hoveredId: null,
    writing: null,
    panel: 'add',
    device: 'desktop',
    stageWidthPx: 0,
    stageHeightPx: 0,
    drag: null,
    announcement: '',
    toast: null,
  }))
}

export type UiStore = ReturnType<typeof createUiStore>
