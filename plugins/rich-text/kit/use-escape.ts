import {
  COMMAND_PRIORITY_CRITICAL,
  KEY_ESCAPE_COMMAND,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { useLayoutEffect, useRef } from 'react'

/** Escape in the words closes what is open beside them, as soon as it is seen, before it ends the writing. */
export function useEscape(editor: LexicalEditor, isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useLayoutEffect(() => {
    if (!isOpen) {
      return
    }
    return editor.registerCommand(
      KEY_ESCAPE_COMMAND,
      (event) => {
        event.preventDefault()
        latest.current()
        return true
      },
      COMMAND_PRIORITY_CRITICAL,
    )
  }, [editor, isOpen])
}
