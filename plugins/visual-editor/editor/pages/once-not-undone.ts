import { afterUncovered } from '@/plugins/visual-editor/editor/shell/after-uncovered'
import {
  isToastHeld,
  type UiState,
  type UiStore,
} from '@/plugins/visual-editor/editor/state/ui-store'

/** A little longer than the toast that offers an undo is to be seen. */
const undoMs = 7000

/**
 * Calls when nobody has undone what the toast of this moment tells of for a while. That while begins anew
 * once nobody is at the toast any more, and once no window covers it.
 *
 * @returns how to stop that
 */
export function onceNotUndone(ui: UiStore, run: () => void): () => void {
  const told = ui.getState().toast
  const isHeld = (state: UiState) => state.toast === told && isToastHeld(state)
  let stopWaiting = () => {}
  const wait = (state: UiState) => {
    stopWaiting()
    if (!isHeld(state)) {
      stopWaiting = afterUncovered(() => {
        stop()
        run()
      }, undoMs)
    }
  }
  const stopListening = ui.subscribe((state, before) => {
    if (isHeld(state) !== isHeld(before)) {
      wait(state)
    }
  })
  const stop = () => {
    stopWaiting()
    stopListening()
  }
  wait(ui.getState())
  return stop
}
