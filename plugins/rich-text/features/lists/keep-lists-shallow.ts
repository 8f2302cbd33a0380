import { $getListDepth, $isListItemNode, $isListNode } from '@lexical/list'
import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_CRITICAL,
  type ElementNode,
  INDENT_CONTENT_COMMAND,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical'

/** Lists nest at most this many levels deep; elsewhere indenting means nothing. */
const maxListDepth = 7

/** Stops indenting outside lists and at the deepest level. Answers what ends it. */
export function keepListsShallow(editor: LexicalEditor): () => void {
  return editor.registerCommand(
    INDENT_CONTENT_COMMAND,
    () => {
      const selection = $getSelection()
      if (!$isRangeSelection(selection)) {
        return true
      }
      const depths = selection.getNodes().map(listDepth)
      return depths.some((depth) => depth === 0 || depth >= maxListDepth)
    },
    COMMAND_PRIORITY_CRITICAL,
  )
}

function listDepth(node: LexicalNode): number {
  let current: LexicalNode | ElementNode | null = node
  while (current && !$isListItemNode(current)) {
    current = current.getParent()
  }
  const list = current?.getParent()
  return $isListNode(list) ? $getListDepth(list) : 0
}
