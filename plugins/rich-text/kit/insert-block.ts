import {
  $createParagraphNode,
  $getSelection,
  $isRangeSelection,
  type LexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import { $insertNodeToNearestRoot } from '@payloadcms/richtext-lexical/lexical/utils'
import { $isBlankLine } from '@/plugins/rich-text/kit/blank-line'

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
