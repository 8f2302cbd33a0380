import { useEffect, useState } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { send } from '@/plugins/visual-editor/editor/save/calls/owner-call'
import { linkingPagesAnswer } from '@/src/core/contracts/pages/page-calls'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const none: readonly string[] = []

/**
 * Titles of other pages that link to where visitors find a page; none until that is known.
 *
 * @param id null asks for nothing
 */
export function useLinkingPages(id: string | null): readonly string[] {
  const { apiPath } = useBuilder()
  const [titles, setTitles] = useState(none)
  useEffect(() => {
    if (id === null) {
      return
    }
    let isWanted = true
    void send(`${apiPath}/pages/${id}/linking-pages`, 'GET').then((answer) => {
      const parsed = linkingPagesAnswer.safeParse(answer?.body)
      if (isWanted && parsed.success) {
        setTitles(parsed.data.titles)
      }
    })
    return () => {
      isWanted = false
      setTitles(none)
    }
  }, [apiPath, id])
  return titles
}

/** Says which other pages link to one that is about to go; nothing while there are none. */
export function LinkingNote({ id }: { id: string }) {
  const titles = useLinkingPages(id)
  return (
    <p role="status" hidden={titles.length === 0}>
      {titles.length > 0 && ownerMessages.editor.pagesLinkHere(titles)}
    </p>
  )
}
