import { useCallback, useEffect, useRef } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import type { OpenEnd } from '@/plugins/visual-editor/editor/save/open-ends'
import { ownerMessages } from '@/src/core/owner-messages'

type OpenLink = {
  /** Something was typed that is not saved. */
  isChanged: boolean
  /** Saves it; answers false where something is wrong, which is marked. */
  submit: () => boolean
}

/**
 * Keeps a link that is being written from getting lost: what goes live and who leaves saves it first, and so
 * does closing its panel. A link that is refused keeps its form open, and the panel with it.
 *
 * @returns saves what was changed; false where that is refused
 */
export function useOpenLink({ isChanged, submit }: OpenLink): () => boolean {
  const { ui, commands, openEnds } = useBuilder()
  const latest = useRef({ isChanged, submit })
  latest.current = { isChanged, submit }
  // The form of a link that is saved stays drawn for a moment.
  const isDone = useRef(false)
  const isOpen = useCallback(() => latest.current.isChanged && !isDone.current, [])
  const settle = useCallback(() => {
    if (isOpen()) {
      isDone.current = latest.current.submit()
    }
    return !isOpen()
  }, [isOpen])

  useEffect(() => {
    const end: OpenEnd = {
      kind: 'typed',
      isOpen,
      // Whoever looks at another window comes back with the address for this form.
      finish: async () => {
        if (!document.hidden) {
          settle()
        }
      },
    }
    openEnds.add(end)
    const stop = ui.subscribe(({ panel }, before) => {
      if (before.panel === 'theme' && panel !== 'theme' && !settle()) {
        ui.setState({ panel: 'theme' })
        commands.tell(ownerMessages.editor.linkNotSaved)
      }
    })
    return () => {
      openEnds.delete(end)
      stop()
    }
  }, [ui, commands, openEnds, isOpen, settle])

  useEffect(() => {
    if (!isChanged) {
      return
    }
    const count = (by: number) => ui.setState(({ typedLinks }) => ({ typedLinks: typedLinks + by }))
    count(1)
    return () => count(-1)
  }, [ui, isChanged])

  return settle
}
