import { shownToasts } from '@/plugins/visual-editor/editor/state/toasts'
import type { UiStore } from '@/plugins/visual-editor/editor/state/ui-store'

/**
 * Calls once the toast of this moment is gone, and with it the way back that it offers.
 *
 * @returns how to stop that
 */
export function onceNotUndone(ui: UiStore, run: () => void): () => void {
  const told = ui.getState().toast
  const stop = ui.subscribe(() => {
    if (!told || !shownToasts(ui.getState()).includes(told)) {
      stop()
      run()
    }
  })
  return stop
}
