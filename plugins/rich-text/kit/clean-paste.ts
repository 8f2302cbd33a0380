import { $isListItemNode } from '@lexical/list'
import { $createHeadingNode, $isHeadingNode } from '@lexical/rich-text'
import {
  $isElementNode,
  $isTextNode,
  COMMAND_PRIORITY_CRITICAL,
  type LexicalEditor,
  type LexicalNode,
  SELECTION_INSERT_CLIPBOARD_NODES_COMMAND,
} from 'lexical'

/** Deeper headings of other programs become the smallest one there is here. */
const smallest = 'h3'
const kept: ReadonlySet<string> = new Set(['h1', 'h2', 'h3'])

/**
 * Keeps what words mean (headings, lists, links, marks) and drops how another program showed them:
 * colours, fonts, alignment, indents. Answers what ends it.
 */
export function cleanPaste(editor: LexicalEditor): () => void {
  return editor.registerCommand(
    SELECTION_INSERT_CLIPBOARD_NODES_COMMAND,
    ({ nodes }) => {
      for (const [index, node] of nodes.entries()) {
        nodes[index] = $clean(node)
      }
      return false
    },
    COMMAND_PRIORITY_CRITICAL,
  )
}

function $clean(node: LexicalNode): LexicalNode {
  if ($isTextNode(node)) {
    return node.getStyle() === '' ? node : node.setStyle('')
  }
  if (!$isElementNode(node)) {
    return node
  }
  node.getChildren().forEach($clean)
  if (!$isListItemNode(node)) {
    // The depth of an item is its indent.
    node.setIndent(0)
  }
  node.setFormat('').setStyle('').setTextStyle('')
  if (!$isHeadingNode(node) || kept.has(node.getTag())) {
    return node
  }
  const heading = $createHeadingNode(smallest).append(...node.getChildren())
  // Those at the top hang on nothing yet.
  return node.getParent() ? node.replace(heading) : heading
}
