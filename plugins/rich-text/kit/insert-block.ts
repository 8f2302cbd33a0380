import {
  $createParagraphNode,
  $getSelection,
  $insertNodes,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
  type LexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import { $insertNodeToNearestRoot } from '@payloadcms/richtext-lexical/lexical/utils'
import type { AtomNode } from '@/plugins/rich-text/kit/atom-node'
import { $pick } from '@/plugins/rich-text/kit/picked-atom'

/** Puts a block at the caret, or at the end where there is none; the caret is left to the caller. */
export function $insertBlock(block: LexicalNode): void {
  const selection = $getSelection()
  const line = $isRangeSelection(selection) ? selection.anchor.getNode().getTopLevelElement() : null
  $insertNodeToNearestRoot(block)
  // An empty line was only there to be written in.
  if (
    line?.getType() === 'paragraph' &&
    line.is(block.getPreviousSibling()) &&
    $isBlankLine(line)
  ) {
    line.remove()
  }
  // Who writes on below it needs a line there.
  if (block.getNextSibling() === null) {
    block.insertAfter($createParagraphNode())
  }
}

/**
 * Whether there is nothing in a line but room to write. Not told by its text: a picture has none, and what
 * this editor does not know has none either. What holds lines of its own, like a cell, is more than a line.
 */
export function $isBlankLine(line: LexicalNode): boolean {
  if ($isElementNode(line)) {
    return !line.isShadowRoot() && line.getChildren().every($isBlankLine)
  }
  return $isTextNode(line) && line.getTextContent() === ''
}

/** Puts it at the caret, or at the end where there is none, and picks it. */
export function $insertAtom(atom: AtomNode<object>): void {
  if (atom.isInline()) {
    $insertNodes([atom])
  } else {
    $insertBlock(atom)
  }
  $pick(atom)
}
