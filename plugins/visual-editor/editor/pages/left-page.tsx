import { useEffect } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { noteAhead } from '@/plugins/visual-editor/editor/pages/note-ahead'
import { usePageCommands } from '@/plugins/visual-editor/editor/pages/use-pages'

const leftPage = noteAhead('left-page')

/** Remembers a page that is to be deleted as soon as another one is open. */
export function leaveForGood(pageId: string): void {
  leftPage.leave(pageId)
}

/** Deletes the page that was left for good, late enough for an undo. Draws nothing. */
export function LeftPage({ currentId }: { currentId: string }) {
  const { pages } = useBuilder()
  const { remove } = usePageCommands()
  useEffect(() => {
    const leftId = leftPage.take()
    const left = pages.getState().pages.find(({ id }) => id === leftId)
    if (left && left.id !== currentId) {
      remove(left)
    }
  }, [pages, remove, currentId])
  return null
}
