import {
  $createParagraphNode,
  $findMatchingParent,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
  type ElementNode,
  HISTORY_MERGE_TAG,
  HISTORY_PUSH_TAG,
  type LexicalEditor,
  type LexicalNode,
  SKIP_DOM_SELECTION_TAG,
  type UpdateTag,
} from '@payloadcms/richtext-lexical/lexical'
import { $isListItemNode } from '@payloadcms/richtext-lexical/lexical/list'
import { $isHeadingNode, $isQuoteNode } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { $patchStyleText, $setBlocksType } from '@payloadcms/richtext-lexical/lexical/selection'
import type { StyleName } from '@/plugins/rich-text/toolbar/words-format'

/**
 * Gives the selected words, or those written next, a style; null takes it away.
 *
 * @param isNext one step of undo with the change before
 */
export function setStyle(
  editor: LexicalEditor,
  name: StyleName,
  value: string | null,
  isNext = false,
): void {
  const $set = () => {
    const selection = $getSelection()
    if (selection) {
      $patchStyleText(selection, { [name]: value })
    }
  }
  quietly(editor, $set, [isNext ? HISTORY_MERGE_TAG : HISTORY_PUSH_TAG])
}

/**
 * Makes the selected words plain: no marks, no styles; whole lines that are touched lose alignment
 * and indent, headings and quotes become paragraphs. Links and lists stay.
 */
export function clearFormat(editor: LexicalEditor): void {
  editor.update(() => {
    const selection = $getSelection()
    if (!$isRangeSelection(selection)) {
      return
    }
    const blocks = new Set(selection.getNodes().flatMap($blockOf))
    if (selection.isCollapsed()) {
      selection.setFormat(0)
      selection.setStyle('')
    } else {
      for (const node of selection.extract()) {
        if ($isTextNode(node)) {
          node.setFormat(0).setStyle('')
        }
      }
    }
    for (const block of blocks) {
      block.setFormat('')
      if (!$isListItemNode(block)) {
        block.setIndent(0)
      }
    }
    if ([...blocks].some((block) => $isHeadingNode(block) || $isQuoteNode(block))) {
      $setBlocksType(selection, $createParagraphNode)
    }
  })
}

function $blockOf(node: LexicalNode): ElementNode[] {
  const block = $findMatchingParent(node, (each) => $isElementNode(each) && !each.isInline())
  return $isElementNode(block) && block.getKey() !== 'root' ? [block] : []
}

/**
 * Changes the words. While the keyboard is in a field beside them it stays there: placing the
 * selection on the screen would take it into the words.
 */
export function quietly(editor: LexicalEditor, $change: () => void, tag: UpdateTag[] = []): void {
  const root = editor.getRootElement()
  const isElsewhere = root !== null && document.activeElement !== root
  if (isElsewhere) {
    // At once, or it would keep the keyboard from going back to the words right after.
    editor.update($change, { tag: [...tag, SKIP_DOM_SELECTION_TAG], discrete: true })
  } else {
    editor.update($change, { tag })
  }
}
