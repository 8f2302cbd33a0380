import { COMMAND_PRIORITY_CRITICAL, type LexicalEditor, PASTE_COMMAND } from 'lexical'
import { hasNodes } from '@/plugins/rich-text/kit/add-nodes'
import { ownType } from '@/plugins/rich-text/kit/clean-paste'
import type { Later, RichTextFeature } from '@/plugins/rich-text/kit/feature'
import { grow, latersOf, whileComing } from '@/plugins/rich-text/kit/later'

/** What is pasted waits for the code of what is in it. Answers what ends it. */
export function pasteLater(
  editor: LexicalEditor,
  features: readonly RichTextFeature[],
): () => void {
  return editor.registerCommand(
    PASTE_COMMAND,
    (event) => {
      const data = 'clipboardData' in event ? event.clipboardData : null
      const missing = data
        ? latersOf(features).filter((later) => !hasNodes(editor, later.types) && holds(data, later))
        : []
      if (!data || missing.length === 0) {
        return false
      }
      event.preventDefault()
      // The data of an event are gone when it is over.
      const kept = new DataTransfer()
      for (const type of data.types) {
        kept.setData(type, data.getData(type))
      }
      const paste = () => {
        if (editor.getRootElement()) {
          editor.dispatchCommand(
            PASTE_COMMAND,
            new ClipboardEvent('paste', { clipboardData: kept, cancelable: true }),
          )
        }
      }
      void whileComing(editor, async () => {
        try {
          await Promise.all(missing.map((later) => grow(editor, later)))
        } catch {
          // Without the code, the words of it are pasted.
          kept.clearData(ownType)
          kept.clearData('text/html')
        }
        paste()
      })
      return true
    },
    COMMAND_PRIORITY_CRITICAL,
  )
}

function holds(data: DataTransfer, { types, elements = [] }: Later): boolean {
  const own = data.getData(ownType)
  const html = data.getData('text/html')
  return (
    types.some((type) => own.includes(`"type":"${type}"`)) ||
    (own === '' && elements.some((name) => html.includes(`<${name}`)))
  )
}
