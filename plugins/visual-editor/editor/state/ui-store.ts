import { createStore } from 'zustand/vanilla'
import type { DropTarget, Point } from '@/plugins/visual-editor/editor/drag/drop-target'
import { coveringPanels, narrowWindow } from '@/plugins/visual-editor/editor/shell/window-sizes'
import { keepToasts } from '@/plugins/visual-editor/editor/state/toasts'
import type { Subtree } from '@/src/core/page-document/operations'
import type { Theme } from '@/src/core/theme/schema'
import { matchesMedia } from '@/src/ui/use-media-query.client'

export type Device = 'desktop' | 'tablet' | 'phone' | 'fit' | 'mail' | 'mail-phone'
export type ThemePart = 'theme-look' | 'theme-font' | 'theme-header' | 'theme-social' | 'theme-kind'
/** Header links by their id among the others. */
export type ThemeLink = `theme-link-${string}`
export type ThemePlace = ThemePart | `theme-${keyof Theme['colors']}` | ThemeLink
export type Panel = 'add' | 'layers' | 'pages' | 'theme' | 'variables' | 'subject'

/** A block on its way: a new one by type, one of the page by id, or a whole section. */
export type DragSource =
  | { kind: 'new'; type: string }
  | { kind: 'move'; id: string }
  | { kind: 'section'; name: string; subtree: Subtree }

export type Drag = {
  source: DragSource
  /** Where in the window it was lifted. */
  start: Point
  /** What the target's line is drawn on. */
  over: 'page' | 'layers'
  target: DropTarget | null
}

export type Toast = { message: string; action?: { label: string; run: () => void } }

export type Writing = {
  id: string
  /** Where in the window it was clicked. */
  at: Point | null
  /** What was typed before the writing tools were there. */
  ahead?: string
}

/** Which block to bring into sight; `count` tells one request from the next. */
export type Reveal = { id: string; isFlashing: boolean; count: number }

export type UiState = {
  selectedId: string | null
  hoveredId: string | null
  /** The text block being written in. */
  writing: Writing | null
  panel: Panel | null
  /** The part of the theme, the colour or the link to bring into sight as its panel opens; null for none. */
  themePlace: ThemePlace | null
  /** How many links of the theme are being written and not saved yet. */
  typedLinks: number
  device: Device
  /** Blocks may stand otherwise on narrow screens; as the kind of document says. */
  hasScreens: boolean
  /** The page's width after its edge was dragged; null while it is the device's. */
  draggedWidthPx: number | null
  /** Of the page, while its edge is pulled. */
  heldScale: number | null
  /** Room between the panels; 0 before the first measurement. */
  stageWidthPx: number
  stageHeightPx: number
  /** Blocks whose inside is shut for visitors and stands open here; never saved. */
  opened: ReadonlySet<string>
  drag: Drag | null
  /** A block that waits for its place to be picked, without dragging. */
  placing: DragSource | null
  /** The block that is about to be kept as a section, while its name is asked for. */
  keeping: string | null
  /** New blocks go above this one; null leaves it to where the selection is. */
  addBefore: string | null
  /** Read out by screen readers. */
  announcement: string
  toast: Toast | null
  /** Those before it that still offer something, the oldest first. */
  earlierToasts: readonly Toast[]
  /** The pointer or the focus is on a toast. */
  isToastTouched: boolean
  reveal: Reveal | null
  /** A window over the editor that keys open. */
  keyDialog: 'palette' | 'keys' | null
  /** The same person has it open in another window, too. */
  isOpenElsewhere: boolean
}

type Start = Partial<Pick<UiState, 'device' | 'hasScreens'>>

/** Everything on the screen that is not the page itself and never saved. */
export function createUiStore({ device = 'desktop', hasScreens = true }: Start = {}) {
  const ui = createStore<UiState>()(() => ({
    selectedId: null,
    hoveredId: null,
    writing: null,
    panel: matchesMedia(coveringPanels) ? null : 'add',
    themePlace: null,
    typedLinks: 0,
    device: matchesMedia(narrowWindow) ? 'fit' : device,
    hasScreens,
    draggedWidthPx: null,
    heldScale: null,
    stageWidthPx: 0,
    stageHeightPx: 0,
    opened: new Set(),
    drag: null,
    placing: null,
    keeping: null,
    addBefore: null,
    announcement: '',
    toast: null,
    earlierToasts: [],
    isToastTouched: false,
    reveal: null,
    keyDialog: null,
    isOpenElsewhere: false,
  }))
  keepToasts(ui)
  ui.subscribe(({ device }, previous) => {
    if (device !== previous.device) {
      ui.setState({ draggedWidthPx: null })
    }
  })
  return ui
}

export type UiStore = ReturnType<typeof createUiStore>
