import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import { isShutNow, setOpened } from '@/plugins/visual-editor/editor/canvas/opened-blocks'

const holdMs = 500

/** Opens what is shut when something is held over it for a moment, and shuts it when the drag ends. */
export function createOpenOnHold(
  builder: Pick<BuilderContext, 'blocks' | 'engine' | 'ui'>,
  onOpened: () => void,
) {
  const openedHere: string[] = []
  let overId: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  return {
    /** The block that would take what is dragged; null for none. */
    over(id: string | null): void {
      if (id === overId) {
        return
      }
      overId = id
      clearTimeout(timer)
      if (id !== null && isShutNow(builder, id)) {
        timer = setTimeout(() => {
          openedHere.push(id)
          setOpened(builder.ui, id, true)
          onOpened()
        }, holdMs)
      }
    },

    end(): void {
      clearTimeout(timer)
      for (const id of openedHere) {
        setOpened(builder.ui, id, false)
      }
    },
  }
}
