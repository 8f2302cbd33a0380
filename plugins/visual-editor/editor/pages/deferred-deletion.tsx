import { useEffect } from 'react'
import { z } from 'zod'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { handoffNote } from '@/plugins/visual-editor/editor/pages/handoff-announcement'
import { usePageCommands } from '@/plugins/visual-editor/editor/pages/use-pages'
import type { HeaderLink } from '@/src/core/theme/links'

const leftPage = handoffNote('left-page')

const left = z.object({
  id: z.string(),
  links: z.array(z.object({ label: z.string(), href: z.string() })),
})

/** Remembers a page that is to be deleted, with links of the header, as soon as another one is open. */
export function scheduleDeletion(id: string, links: readonly HeaderLink[]): void {
  leftPage.leave(JSON.stringify({ id, links }))
}

/** Deletes the page that was left for good, late enough for an undo. Draws nothing. */
export function DeferredPageDeletion({ currentId }: { currentId: string }) {
  const { pages } = useBuilder()
  const { remove } = usePageCommands()
  useEffect(() => {
    const words = leftPage.take()
    const { id: leftId, links } = words ? left.parse(JSON.parse(words)) : { id: null, links: [] }
    const page = pages.getState().pages.find(({ id }) => id === leftId)
    if (page && page.id !== currentId) {
      remove(page, links)
    }
  }, [pages, remove, currentId])
  return null
}
