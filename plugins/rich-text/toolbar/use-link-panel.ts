import type { LexicalEditor } from 'lexical'
import { useEffect, useState } from 'react'
import { $linkAtCaret } from '@/plugins/rich-text/features/links/link-options'

/** `shown` without taking the keyboard, because the caret came into a link. */
export type LinkPanelState = 'closed' | 'shown' | 'asked'

/** Opens what a link leads to when the caret is put into one, and closes it when it leaves. */
export function useLinkPanel(editor: LexicalEditor) {
  const [state, setState] = useState<LinkPanelState>('closed')
  useEffect(() => {
    let shownKey: string | null = null
    return editor.registerUpdateListener(({ editorState, dirtyLeaves, dirtyElements }) => {
      const isTyped = dirtyLeaves.size > 0 || dirtyElements.size > 0
      const key = editorState.read($linkAtCaret)?.getKey() ?? null
      if (key === shownKey) {
        return
      }
      // Who writes an address sees it; who points at a link wants to know where it leads.
      shownKey = key
      setState((current) => (current === 'asked' ? current : key && !isTyped ? 'shown' : 'closed'))
    })
  }, [editor])
  return { state, setState }
}
