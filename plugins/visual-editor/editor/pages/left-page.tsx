import { useEffect } from 'react'
import { z } from 'zod'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { usePageCommands } from '@/plugins/visual-editor/editor/pages/use-pages'

/** Lasts from one editor to the next in the same tab, whether or not the window is loaded anew. */
const key = 'bandstand-editor:left-page'

/** What opens later was opened for another reason. */
const lastsMs = 60_000

const note = z.object({ pageId: z.string(), at: z.number() })

/** Remembers a page that is to be deleted as soon as another one is open. */
export function leaveForGood(pageId: string): void {
  sessionStorage.setItem(key, JSON.stringify({ pageId, at: Date.now() }))
}

function takeLeftPage(): string | null {
  const stored = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  const left = stored ? note.parse(JSON.parse(stored)) : null
  return left && Date.now() - left.at < lastsMs ? left.pageId : null
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
