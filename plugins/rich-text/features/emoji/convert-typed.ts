import {
  $getNodeByKey,
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  HISTORIC_TAG,
  HISTORY_PUSH_TAG,
  type LexicalEditor,
  type NodeKey,
  PASTE_TAG,
  type TextNode,
} from '@payloadcms/richtext-lexical/lexical'
import { loadEmoji } from '@/plugins/rich-text/features/emoji/emoji-data'
import { findTyped, type Typed } from '@/plugins/rich-text/features/emoji/find-typed'
import { readSkinTone, withSkinTone } from '@/plugins/rich-text/features/emoji/skin-tones'
import { $isCode } from '@/plugins/rich-text/kit/is-code'

type Found = Typed & { node: TextNode; from: number }
type Place = { key: NodeKey; from: number; typed: string }

/** A step of its own in the history. */
const push = { tag: HISTORY_PUSH_TAG }

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
    const place = { key: found.node.getKey(), from: found.from, typed: found.typed }
    const put = (emoji: string) => editor.update(() => $replace(place, emoji), push)
    if (found.kind === 'emoticon') {
      put(found.emoji)
      return
    }
    const { alias } = found
    loadEmoji()
      .then((all) => {
        const emoji = all.find(({ aliases }) => aliases.includes(alias))
        if (emoji) {
          put(withSkinTone(emoji, readSkinTone()))
        }
      })
      .catch((error: unknown) => console.error('The emoji could not be loaded', error))
  })
}

/** Where it was typed, while the caret may have gone on; nothing when it does not stand there any more. */
function $replace({ key, from, typed }: Place, emoji: string): void {
  const node = $getNodeByKey(key)
  if (!$isTextNode(node) || $isCode(node) || !node.getTextContent().startsWith(typed, from)) {
    return
  }
  node.spliceText(from, typed.length, emoji)
  const selection = $getSelection()
  if ($isRangeSelection(selection)) {
    for (const point of [selection.anchor, selection.focus]) {
      if (point.key === key && point.offset > from) {
        const behind = Math.max(0, point.offset - from - typed.length)
        point.set(key, from + emoji.length + behind, 'text')
      }
    }
  }
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
