import {
  $getNearestNodeFromDOMNode,
  CLICK_COMMAND,
  COMMAND_PRIORITY_CRITICAL,
  type LexicalEditor,
  mergeRegister,
} from '@payloadcms/richtext-lexical/lexical'
import { useEffect, useState } from 'react'
import { $linkAtCaret } from '@/plugins/rich-text/features/links/link-options'

/** `shown` without taking the keyboard, because the caret came into a link. */
export type LinkPanelState = 'closed' | 'shown' | 'asked'

/** Opens what a link leads to when the caret is put into one, and closes it when it leaves. */
export function useLinkPanel(editor: LexicalEditor) {
  const [state, setState] = useState<LinkPanelState>('closed')
  useEffect(() => {
    let shownKey: string | null = null
    const show = () => setState((current) => (current === 'asked' ? current : 'shown'))
    return mergeRegister(
      editor.registerUpdateListener(({ editorState, dirtyLeaves, dirtyElements }) => {
        const isTyped = dirtyLeaves.size > 0 || dirtyElements.size > 0
        const key = editorState.read($linkAtCaret)?.getKey() ?? null
        if (key === shownKey) {
          return
        }
        // Who writes an address sees it; who points at a link wants to know where it leads.
        shownKey = key
        if (key && !isTyped) {
          show()
        } else {
          setState((current) => (current === 'asked' ? current : 'closed'))
        }
      }),
      // It may be the link that the caret is in already.
      editor.registerCommand(
        CLICK_COMMAND,
        ({ target }) => {
          const pointedAt = target instanceof Node ? $getNearestNodeFromDOMNode(target) : null
          if (pointedAt && $linkAtCaret()?.isParentOf(pointedAt)) {
            show()
          }
          return false
        },
        COMMAND_PRIORITY_CRITICAL,
      ),
    )
  }, [editor])
  return { state, setState }
}
