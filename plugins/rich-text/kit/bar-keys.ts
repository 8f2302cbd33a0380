import {
  COMMAND_PRIORITY_HIGH,
  KEY_TAB_COMMAND,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import { $pickedAtom } from '@/plugins/rich-text/kit/picked-atom'

/**
 * The keyboard's way between what is picked and its bar: Tab leads in, Escape out again.
 *
 * @returns for `onKeyDown` of the bar
 */
export function useBarKeys(editor: LexicalEditor, bar: RefObject<HTMLElement | null>) {
  useEffect(
    () =>
      editor.registerCommand(
        KEY_TAB_COMMAND,
        (event) => {
          const first = bar.current?.querySelector<HTMLElement>(
            'input:not(:disabled), button:not(:disabled)',
          )
          if (event.shiftKey || !first || !$pickedAtom()) {
            return false
          }
          event.preventDefault()
          first.focus()
          return true
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor, bar],
  )
  return (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      editor.getRootElement()?.focus({ preventScroll: true })
    }
  }
}
