import { $isCodeNode } from '@lexical/code-core'
import {
  $addUpdateTag,
  $getNodeByKey,
  $getSelection,
  $isRangeSelection,
  type LexicalEditor,
  SKIP_DOM_SELECTION_TAG,
} from '@payloadcms/richtext-lexical/lexical'
import { languageName } from '@/plugins/rich-text/features/code/languages'
import { useReading } from '@/plugins/rich-text/kit/use-reading'

/** Key of the code block that the caret is in; null outside code. */
export function $caretCodeKey(): string | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) {
    return null
  }
  const node = selection.anchor.getNode()
  return [node, ...node.getParents()].find($isCodeNode)?.getKey() ?? null
}

/** Language of a code block, as it changes. */
export function useLanguage(editor: LexicalEditor, key: string): string {
  return useReading(editor, () => {
    const node = $getNodeByKey(key)
    return languageName($isCodeNode(node) ? node.getLanguage() : null)
  })
}

/** The keyboard stays where it is. */
export function setLanguage(editor: LexicalEditor, key: string, language: string): void {
  editor.update(() => {
    $addUpdateTag(SKIP_DOM_SELECTION_TAG)
    const node = $getNodeByKey(key)
    if ($isCodeNode(node)) {
      node.setLanguage(language)
    }
  })
}

export function codeText(editor: LexicalEditor, key: string): string {
  return editor.getEditorState().read(() => $getNodeByKey(key)?.getTextContent() ?? '')
}
