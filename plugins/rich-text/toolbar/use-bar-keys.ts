import { type LexicalEditor, REDO_COMMAND, UNDO_COMMAND } from 'lexical'
import type { KeyboardEvent, RefObject } from 'react'
import { focusWords } from '@/plugins/rich-text/kit/focus-words'
import { isKeys } from '@/plugins/rich-text/kit/keys'
import { toolKeys } from '@/plugins/rich-text/toolbar/shortcuts'
import { useRoving } from '@/plugins/rich-text/toolbar/use-roving'

/** Keys in the toolbar are for it and for the words; nothing around it takes them for its own. */
export function useBarKeys(
  editor: LexicalEditor,
  bar: RefObject<HTMLElement | null>,
): (event: KeyboardEvent) => void {
  const rove = useRoving(bar)
  return (event) => {
    const { nativeEvent: press, target } = event
    const isField = target instanceof HTMLInputElement
    const isUndo = isKeys(press, toolKeys.undo)
    if (!isField && (isUndo || isKeys(press, toolKeys.redo))) {
      event.preventDefault()
      editor.dispatchCommand(isUndo ? UNDO_COMMAND : REDO_COMMAND, undefined)
    } else if (event.key === 'Escape' && !event.isDefaultPrevented()) {
      event.preventDefault()
      focusWords(editor)
    } else {
      rove(event)
    }
    if (!(event.metaKey || event.ctrlKey) || isUndo || isField) {
      event.stopPropagation()
    }
  }
}
