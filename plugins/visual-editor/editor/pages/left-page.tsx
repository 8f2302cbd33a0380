import { useEffect } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { usePageCommands } from '@/plugins/visual-editor/editor/pages/use-pages'

/** Lasts from one editor to the next in the same tab, whether or not the window is loaded anew. */
const key = 'bandstand-editor:left-page'

/** Remembers a page that is to be deleted as soon as another one is open. */
export function leaveForGood(pageId: string): void {
  sessionStorage.setItem(key, pageId)
}

function takeLeftPage(): string | null {
  const pageId = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return pageId
}

/** Deletes the page that was left for good, late enough for an undo. Draws nothing. */
export function LeftPage({ currentId }: { currentId: string }) {
  const { pages } = useBuilder()
  const { remove } = usePageCommands()
  useEffect(() => {
    const leftId = takeLeftPage()
    const left = pages.getState().pages.find(({ id }) => id === leftId)
    if (left && left.id !== currentId) {
      remove(left)
    }
  }, [pages, remove, currentId])
  return null
}
