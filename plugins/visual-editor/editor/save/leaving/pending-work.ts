import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import { ownerMessages } from '@/src/core/messages/owner-messages'

/** Something that leaving would cut off, besides what is not saved. */
export type PendingItem = {
  kind: 'typed' | 'uploading'
  isOpen: () => boolean
  /** Brings it to an end at once, where that can be. */
  finish?: () => Promise<unknown>
}

/** All of one editor; who has one puts it in, and takes it out again. */
export type PendingWork = Set<PendingItem>

export function isAnyOpen(ends: PendingWork, kind?: PendingItem['kind']): boolean {
  return [...ends].some((end) => (kind === undefined || end.kind === kind) && end.isOpen())
}

export async function finishAll(ends: PendingWork): Promise<void> {
  await Promise.all([...ends].map((end) => end.isOpen() && end.finish?.()))
}

/** Saves what is typed, before something goes live; answers false when it cannot be, which is told. */
export async function savePendingInput({
  pendingWork,
  pages,
  commands,
}: Pick<BuilderContext, 'pendingWork' | 'pages' | 'commands'>): Promise<boolean> {
  await finishAll(pendingWork)
  await pages.getState().changes
  if (isAnyOpen(pendingWork, 'typed')) {
    commands.tell(ownerMessages.editor.typedNotSaved)
    return false
  }
  return true
}
