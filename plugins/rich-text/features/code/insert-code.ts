import { $createCodeNode } from '@lexical/code-core'
import { $setBlocksType } from '@lexical/selection'
import { $createParagraphNode, $getSelection, $isRangeSelection, type LexicalEditor } from 'lexical'

/** Makes code of the selected words; without any, of the line at the caret. */
export function insertCode(editor: LexicalEditor): void {
  editor.update(() => {
    const selection = $getSelection()
    if (!$isRangeSelection(selection)) {
      return
    }
    if (selection.isCollapsed()) {
      $setBlocksType(selection, () => $createCodeNode('plain'))
    } else {
      const words = selection.getTextContent()
      const code = $createCodeNode('plain')
      selection.insertNodes([code])
      code.select().insertRawText(words)
    }
    const after = $getSelection()
    const block = $isRangeSelection(after) ? after.anchor.getNode().getTopLevelElement() : null
    // Who writes on below it needs a line there.
    if (block && block.getNextSibling() === null) {
      block.insertAfter($createParagraphNode(), false)
    }
  })
}
