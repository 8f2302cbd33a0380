import type { UiState } from '@/plugins/visual-editor/editor/state/ui-store'

/** What comes up from below on a phone; one at a time. */
export type Sheet = 'none' | 'panel' | 'settings' | 'placing'

export function sheetOf({ placing, panel, writing, selectedId }: UiState): Sheet {
  if (placing) {
    return 'placing'
  }
  if (writing) {
    return 'none'
  }
  if (panel) {
    return 'panel'
  }
  return selectedId ? 'settings' : 'none'
}
