import { $getListDepth, $isListItemNode, $isListNode } from '@lexical/list'
import {
  $findMatchingParent,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  COMMAND_PRIORITY_CRITICAL,
  COMMAND_PRIORITY_LOW,
  INDENT_CONTENT_COMMAND,
  KEY_TAB_COMMAND,
  type LexicalEditor,
  type LexicalNode,
  mergeRegister,
  OUTDENT_CONTENT_COMMAND,
} from 'lexical'

/** Lists nest, and lines stand in, at most this many levels deep. */
const maxDepth = 7

/** Stops indenting at the deepest level; Tab indents in lists, and elsewhere goes on. Answers what ends it. */
export function keepIndentsShallow(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerCommand(
      INDENT_CONTENT_COMMAND,
      () => {
        const selection = $getSelection()
        return !$isRangeSelection(selection) || selection.getNodes().some($isDeepest)
      },
      COMMAND_PRIORITY_CRITICAL,
    ),
    editor.registerCommand(
      KEY_TAB_COMMAND,
      (event) => {
        const selection = $getSelection()
        if (!$isRangeSelection(selection) || !$itemOf(selection.anchor.getNode())) {
          return false
        }
        event.preventDefault()
        const command = event.shiftKey ? OUTDENT_CONTENT_COMMAND : INDENT_CONTENT_COMMAND
        return editor.dispatchCommand(command, undefined)
      },
      COMMAND_PRIORITY_LOW,
    ),
  )
}

const $itemOf = (node: LexicalNode) => $findMatchingParent(node, $isListItemNode)

function $isDeepest(node: LexicalNode): boolean {
  const list = $itemOf(node)?.getParent()
  if ($isListNode(list)) {
    return $getListDepth(list) >= maxDepth
  }
  const line = $findMatchingParent(node, (each) => $isElementNode(each) && !each.isInline())
  return $isElementNode(line) && line.getIndent() >= maxDepth
}
