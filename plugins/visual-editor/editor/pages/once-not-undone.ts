import {
  isToastHeld,
  type UiState,
  type UiStore,
} from '@/plugins/visual-editor/editor/state/ui-store'

/** A little longer than the toast that offers an undo is to be seen. */
const undoMs = 7000

/**
 * Calls when nobody has undone what the toast of this moment tells of for a while. That while begins anew
 * once nobody is at the toast any more.
 *
 * @returns how to stop that
 */
export function onceNotUndone(ui: UiStore, run: () => void): () => void {
  const told = ui.getState().toast
  const isHeld = (state: UiState) => state.toast === told && isToastHeld(state)
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (state: UiState) => {
    clearTimeout(timer)
    if (!isHeld(state)) {
      timer = setTimeout(() => {
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
    clearTimeout(timer)
    stopListening()
  }
  wait(ui.getState())
  return stop
}
