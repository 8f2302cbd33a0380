import {
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  HISTORIC_TAG,
  HISTORY_PUSH_TAG,
  type LexicalEditor,
  PASTE_TAG,
  type TextNode,
} from 'lexical'
import { loadEmoji } from '@/plugins/rich-text/features/emoji/emoji-data'
import { findTyped, type Typed } from '@/plugins/rich-text/features/emoji/find-typed'
import { readSkinTone, withSkinTone } from '@/plugins/rich-text/features/emoji/skin-tones'
import { $isCode } from '@/plugins/rich-text/kit/is-code'

type Found = Typed & { node: TextNode; from: number }

/**
 * Emoticons and whole `:alias:`es become their emoji as soon as they are typed. It is a change of its
 * own: undoing it gives back what was typed. Answers what ends it.
 */
export function convertTyped(editor: LexicalEditor): () => void {
  return editor.registerUpdateListener(({ dirtyLeaves, editorState, tags }) => {
    if (dirtyLeaves.size === 0 || tags.has(HISTORIC_TAG) || tags.has(PASTE_TAG)) {
      return
    }
    const found = editor.isComposing() ? null : editorState.read($find)
    if (!found || !dirtyLeaves.has(found.node.getKey())) {
      return
    }
    if (found.kind === 'emoticon') {
      replace(editor, found.typed, found.emoji)
      return
    }
    const { alias, typed } = found
    loadEmoji()
      .then((all) => {
        const emoji = all.find(({ aliases }) => aliases.includes(alias))
        if (emoji) {
          replace(editor, typed, withSkinTone(emoji, readSkinTone()))
        }
      })
      .catch((error: unknown) => console.error('The emoji could not be loaded', error))
  })
}

/** Nothing when the caret went on meanwhile. */
function replace(editor: LexicalEditor, typed: string, emoji: string): void {
  editor.update(
    () => {
      const found = $find()
      if (found?.typed === typed) {
        found.node.select(found.from, found.from + typed.length).insertText(emoji)
      }
    },
    { tag: HISTORY_PUSH_TAG },
  )
}

function $find(): Found | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) {
    return null
  }
  const { offset } = selection.anchor
  const node = selection.anchor.getNode()
  if (!$isTextNode(node) || !node.isSimpleText() || $isCode(node)) {
    return null
  }
  const typed = findTyped(node.getTextContent().slice(0, offset))
  return typed && { ...typed, node, from: offset - typed.typed.length }
}
