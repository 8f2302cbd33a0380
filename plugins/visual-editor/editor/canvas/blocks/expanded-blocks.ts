import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import { parentOf } from '@/plugins/visual-editor/editor/placement'
import type { UiStore } from '@/plugins/visual-editor/editor/state/ui-store'

/** Shows what a block keeps shut for visitors, or hides it again. */
export function setOpened(ui: UiStore, id: string, isOpen: boolean): void {
  const { opened } = ui.getState()
  if (opened.has(id) !== isOpen) {
    const others = [...opened].filter((other) => other !== id)
    ui.setState({ opened: new Set(isOpen ? [...others, id] : others) })
  }
}

type Parts = Pick<BuilderContext, 'blocks' | 'engine' | 'ui'>

/** Whether what stands in the block is shut for now. */
export function isShutNow({ blocks, engine, ui }: Parts, id: string): boolean {
  const type = engine.document().nodes[id]?.type
  return (
    type !== undefined && blocks.get(type)?.editor.isShut === true && !ui.getState().opened.has(id)
  )
}

/**
 * Opens whatever is shut around the selected block, however it was selected or came to stand there.
 *
 * @returns ends it
 */
export function keepSelectionOpen(builder: Parts): () => void {
  const { engine, ui } = builder
  const openAround = () => {
    const document = engine.document()
    const { selectedId } = ui.getState()
    let id = selectedId && parentOf(document, selectedId)
    for (; id; id = parentOf(document, id)) {
      if (isShutNow(builder, id)) {
        setOpened(ui, id, true)
      }
    }
  }
  const stopUi = ui.subscribe(
    ({ selectedId }, before) => selectedId !== before.selectedId && openAround(),
  )
  const stopPage = engine.watch(engine.document, openAround)
  return () => {
    stopUi()
    stopPage()
  }
}
