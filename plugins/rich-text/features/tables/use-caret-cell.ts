import { $findCellNode, $isTableSelection } from '@lexical/table'
import {
  $getSelection,
  $isRangeSelection,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { useEffect, useState } from 'react'

/** Key of the cell that the caret is in, or where a selection of cells ends; null outside tables. */
export function useCaretCell(editor: LexicalEditor): string | null {
  const [cell, setCell] = useState<string | null>(null)
  useEffect(() => {
    const read = () => setCell(editor.getEditorState().read($caretCell)?.getKey() ?? null)
    read()
    return editor.registerUpdateListener(read)
  }, [editor])
  return cell
}

/** The cell itself; call inside `editor.read()`. */
export function $caretCell() {
  const selection = $getSelection()
  return $isRangeSelection(selection) || $isTableSelection(selection)
    ? $findCellNode(selection.focus.getNode())
    : null
}
