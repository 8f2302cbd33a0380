import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import { finishAll, isAnyOpen } from '@/plugins/visual-editor/editor/save/open-ends'
import { ownerMessages } from '@/src/core/owner-messages'

/** Saves what is typed, before something goes live; answers false when it cannot be, which is told. */
export async function finishTyped({
  openEnds,
  pages,
  commands,
}: Pick<BuilderContext, 'openEnds' | 'pages' | 'commands'>): Promise<boolean> {
  await finishAll(openEnds)
  await pages.getState().changes
  if (isAnyOpen(openEnds, 'typed')) {
    commands.tell(ownerMessages.editor.typedNotSaved)
    return false
  }
  return true
}
