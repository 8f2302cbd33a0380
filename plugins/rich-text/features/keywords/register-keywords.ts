import { registerLexicalTextEntity } from '@lexical/text'
import {
  $applyNodeReplacement,
  $getSelection,
  $isRangeSelection,
  type LexicalEditor,
  mergeRegister,
  TextNode,
} from 'lexical'
import { findKeyword } from '@/plugins/rich-text/features/keywords/find-keyword'
import { KeywordNode } from '@/plugins/rich-text/features/keywords/keyword-node'
import { $isCode } from '@/plugins/rich-text/kit/is-code'

/** Turns congratulations into keywords while they are typed, and back when they are edited. */
export function registerKeywords(editor: LexicalEditor): () => void {
  const $keywordOf = (text: TextNode) =>
    $applyNodeReplacement(new KeywordNode(text.getTextContent()).setStyle(text.getStyle()))
  return mergeRegister(
    ...registerLexicalTextEntity(mended(editor), findKeyword, KeywordNode, $keywordOf),
  )
}

/**
 * Lexical's entities do not ask where words stand, and leave the caret behind when a keyword grows
 * into a longer one. The editor as they see it does both.
 */
function mended(editor: LexicalEditor): LexicalEditor {
  const registerNodeTransform: LexicalEditor['registerNodeTransform'] = (type, transform) =>
    editor.registerNodeTransform(type, (node) => {
      if (!(node instanceof TextNode)) {
        transform(node)
      } else if (!$isCode(node)) {
        $keepCaret(node, () => transform(node))
      }
    })
  return Object.assign(Object.create(editor) as LexicalEditor, { registerNodeTransform })
}

function $keepCaret(node: TextNode, $change: () => void): void {
  const keyword = node.getPreviousSibling()
  const selection = $getSelection()
  const isAtCaret =
    $isRangeSelection(selection) &&
    selection.isCollapsed() &&
    selection.anchor.key === node.getKey()
  if (!(keyword instanceof KeywordNode) || !isAtCaret) {
    $change()
    return
  }
  const before = keyword.getTextContentSize()
  const caret = before + selection.anchor.offset
  $change()
  const size = keyword.isAttached() ? keyword.getTextContentSize() : before
  if (size > before) {
    const isInside = caret <= size
    const [place, offset] = isInside ? [keyword, caret] : [node, caret - size]
    place.select(offset, offset)
  }
}
