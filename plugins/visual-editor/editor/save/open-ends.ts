import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import { ownerMessages } from '@/src/core/owner-messages'

/** Something that leaving would cut off, besides what is not saved. */
export type OpenEnd = {
  kind: 'typed' | 'uploading'
  isOpen: () => boolean
  /** Brings it to an end at once, where that can be. */
  finish?: () => Promise<unknown>
}

/** All of one editor; who has one puts it in, and takes it out again. */
export type OpenEnds = Set<OpenEnd>

export function isAnyOpen(ends: OpenEnds, kind?: OpenEnd['kind']): boolean {
  return [...ends].some((end) => (kind === undefined || end.kind === kind) && end.isOpen())
}

export async function finishAll(ends: OpenEnds): Promise<void> {
  await Promise.all([...ends].map((end) => end.isOpen() && end.finish?.()))
}

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
