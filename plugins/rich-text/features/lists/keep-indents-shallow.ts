import {
  $findMatchingParent,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  COMMAND_PRIORITY_CRITICAL,
  COMMAND_PRIORITY_LOW,
  type ElementNode,
  INDENT_CONTENT_COMMAND,
  KEY_TAB_COMMAND,
  type Klass,
  type LexicalEditor,
  type LexicalNode,
  mergeRegister,
  OUTDENT_CONTENT_COMMAND,
  ParagraphNode,
} from '@payloadcms/richtext-lexical/lexical'
import {
  $getListDepth,
  $isListItemNode,
  $isListNode,
  ListNode,
} from '@payloadcms/richtext-lexical/lexical/list'
import { HeadingNode, QuoteNode } from '@payloadcms/richtext-lexical/lexical/rich-text'

/** Lists nest, and lines stand in, at most this many levels deep. */
const maxDepth = 7

/**
 * Stops indenting at the deepest level, also of what is pasted; Tab indents in lists, and elsewhere goes
 * on. Answers what ends it.
 */
export function keepIndentsShallow(editor: LexicalEditor): () => void {
  const isIn = (kind: Klass<LexicalNode>) => editor.hasNodes([kind])
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
    // A text may have no lists, or no headings.
    ...[ListNode].filter(isIn).map((kind) => editor.registerNodeTransform(kind, $keepShallow)),
    ...[ParagraphNode, HeadingNode, QuoteNode].filter(isIn).map((kind) =>
      editor.registerNodeTransform<ElementNode>(kind, (line) => {
        if (line.getIndent() > maxDepth) {
          line.setIndent(maxDepth)
        }
      }),
    ),
  )
}

function $keepShallow(list: ListNode): void {
  const deepest = $findMatchingParent(list, $isDeepestList)
  if (deepest && deepest !== list) {
    $flatten(deepest)
  }
}

const $isDeepestList = (node: LexicalNode): node is ListNode =>
  $isListNode(node) && $getListDepth(node) === maxDepth

/** The items of lists in it become its own. */
function $flatten(list: ListNode): void {
  for (const item of list.getChildren().filter($isListItemNode)) {
    for (const inner of item.getChildren().filter($isListNode).reverse()) {
      $flatten(inner)
      list.splice(item.getIndexWithinParent() + 1, 0, inner.getChildren())
      inner.remove()
    }
    if (item.isEmpty()) {
      item.remove()
    }
  }
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
