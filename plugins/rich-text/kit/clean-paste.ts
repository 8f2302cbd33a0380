import { $insertDataTransferForRichText } from '@lexical/clipboard'
import { $isListItemNode } from '@lexical/list'
import {
  $getSelection,
  $isElementNode,
  $isLineBreakNode,
  $isRangeSelection,
  $isTextNode,
  COMMAND_PRIORITY_CRITICAL,
  COMMAND_PRIORITY_HIGH,
  type ElementNode,
  type LexicalEditor,
  type LexicalNode,
  mergeRegister,
  PASTE_COMMAND,
  SELECTION_INSERT_CLIPBOARD_NODES_COMMAND,
} from 'lexical'
import { hasWordLists, withWordLists } from '@/plugins/rich-text/kit/word-lists'
import { cleanTextStyle } from '@/src/rich-text/nodes/text/text-style'

/** What Lexical puts into the clipboard beside words and HTML. */
export const ownType = 'application/x-lexical-editor'

/**
 * Keeps what words mean (headings, lists, links, marks) and drops how another program showed them:
 * colours, fonts, alignment, indents. Words from here look as they did. Answers what ends it.
 */
export function cleanPaste(editor: LexicalEditor): () => void {
  let isOwn = false
  return mergeRegister(
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        isOwn = 'clipboardData' in event && event.clipboardData?.types.includes(ownType) === true
        return false
      },
      COMMAND_PRIORITY_CRITICAL,
    ),
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const data = 'clipboardData' in event ? event.clipboardData : null
        const selection = $getSelection()
        const html = data?.getData('text/html') ?? ''
        if (isOwn || !hasWordLists(html) || !$isRangeSelection(selection)) {
          return false
        }
        event.preventDefault()
        const lists = {
          getData: (type: string) => (type === 'text/html' ? withWordLists(html) : ''),
        }
        $insertDataTransferForRichText(lists as DataTransfer, selection, editor)
        return true
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(
      SELECTION_INSERT_CLIPBOARD_NODES_COMMAND,
      ({ nodes }) => {
        for (const node of nodes) {
          $clean(node, isOwn)
        }
        return false
      },
      COMMAND_PRIORITY_CRITICAL,
    ),
  )
}

function $clean(node: LexicalNode, isOwn: boolean): void {
  if ($isTextNode(node)) {
    const style = isOwn ? cleanTextStyle(node.getStyle()) : ''
    if (style !== node.getStyle()) {
      node.setStyle(style)
    }
    return
  }
  if (!$isElementNode(node)) {
    return
  }
  for (const child of node.getChildren()) {
    $clean(child, isOwn)
  }
  if (isOwn) {
    return
  }
  if (node.getType() === 'code') {
    $endAtLastLine(node)
  }
  if (!$isListItemNode(node)) {
    // The depth of an item is its indent.
    node.setIndent(0)
  }
  node.setFormat('').setStyle('').setTextStyle('')
}

/** Other programs close the last line of code like all others; here that would begin an empty one. */
function $endAtLastLine(code: ElementNode): void {
  for (let last = code.getLastChild(); $isLineBreakNode(last); last = code.getLastChild()) {
    last.remove()
  }
}
