import type { StoreApi } from 'zustand/vanilla'
import { afterVisibleFor } from '@/plugins/visual-editor/editor/shell/after-visible-for'
import type { Toast, UiState } from '@/plugins/visual-editor/editor/state/ui-store'

const toastMs = 6000

type Toasts = Pick<UiState, 'toast' | 'earlierToasts'>

/** All that are on the screen, the newest last. */
export const shownToasts = ({ toast, earlierToasts }: Toasts): readonly Toast[] =>
  toast ? [...earlierToasts, toast] : earlierToasts

export function withoutToast({ toast, earlierToasts }: Toasts, gone: Toast | null): Toasts {
  return {
    toast: toast === gone ? null : toast,
    earlierToasts: earlierToasts.filter((each) => each !== gone),
  }
}

/** Whether toasts stay for now: somebody is at them, or on the way to them by keys. */
const isToastHeld = ({ isToastTouched, keyDialog }: UiState): boolean =>
  isToastTouched || keyDialog !== null

/**
 * Ends each toast after its time, and keeps those that offer something beside newer ones until then. Not where
 * toasts are drawn: what waits for the end of one waits also when its editor is gone.
 */
export function keepToasts(ui: StoreApi<UiState>): void {
  const clocks = new Map<Toast, () => void>()
  const stop = (toast: Toast) => {
    clocks.get(toast)?.()
    clocks.delete(toast)
  }
  ui.subscribe((state, { toast: before }) => {
    const { toast, earlierToasts } = state
    if (toast && toast !== before && before?.action && !earlierToasts.includes(before)) {
      ui.setState({ earlierToasts: [...earlierToasts, before] })
      return
    }
    const shown = shownToasts(state)
    if (shown.length === 0 && state.isToastTouched) {
      ui.setState({ isToastTouched: false })
      return
    }
    const isHeld = isToastHeld(state)
    for (const each of clocks.keys()) {
      if (isHeld || !shown.includes(each)) {
        stop(each)
      }
    }
    for (const each of isHeld ? [] : shown) {
      if (!clocks.has(each)) {
        const end = () => ui.setState((now) => withoutToast(now, each))
        clocks.set(each, afterVisibleFor(end, toastMs))
      }
    }
  })
}
