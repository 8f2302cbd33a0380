import { useLinkingPages } from '@/plugins/visual-editor/editor/pages/use-linking-pages'
import { ownerMessages } from '@/src/core/owner-messages'

/** Says which other pages link to one that is about to go; nothing while there are none. */
export function LinkingNote({ id }: { id: string }) {
  const titles = useLinkingPages(id)
  return (
    <p role="status" hidden={titles.length === 0}>
      {titles.length > 0 && ownerMessages.editor.pagesLinkHere(titles)}
    </p>
  )
}
