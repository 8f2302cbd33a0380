'use client'

import { registerLexicalTextEntity } from '@lexical/text'
import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import {
  $applyNodeReplacement,
  $getSelection,
  $isRangeSelection,
  type EditorConfig,
  type LexicalEditor,
  mergeRegister,
  TextNode,
} from '@payloadcms/richtext-lexical/lexical'
import { findKeyword } from '@/plugins/rich-text/features/keywords/find-keyword'
import { behaviour } from '@/plugins/rich-text/kit/feature'
import { $isCode } from '@/plugins/rich-text/kit/is-code'
import keyword from '@/src/rich-text/nodes/keyword/keyword.module.css'

/** A word of congratulations. Only as long as it is one: see `registerKeywords`. */
class KeywordNode extends TextNode {
  override $config() {
    return this.config('keyword', {})
  }

  override createDOM(config: EditorConfig): HTMLElement {
    const element = super.createDOM(config)
    element.classList.add(String(keyword.keyword))
    return element
  }

  override canInsertTextBefore(): boolean {
    return false
  }

  override canInsertTextAfter(): boolean {
    return false
  }

  override isTextEntity(): true {
    return true
  }
}

/** Marks congratulations in any language while they are typed, but not inside code. */
export const KeywordsFeatureClient = createClientFeature({
  nodes: [KeywordNode],
  plugins: [behaviour(registerKeywords)],
})

/** Turns congratulations into keywords while they are typed, and back when they are edited. */
function registerKeywords(editor: LexicalEditor): () => void {
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
