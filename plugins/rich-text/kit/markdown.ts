import {
  BOLD_ITALIC_STAR,
  BOLD_ITALIC_UNDERSCORE,
  BOLD_STAR,
  BOLD_UNDERSCORE,
  CHECK_LIST,
  HEADING,
  HIGHLIGHT,
  INLINE_CODE,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
  LINK,
  ORDERED_LIST,
  QUOTE,
  registerMarkdownShortcuts,
  STRIKETHROUGH,
  UNORDERED_LIST,
} from '@lexical/markdown'
import type { LexicalEditor } from 'lexical'
import type { RichTextFeature } from '@/plugins/rich-text/kit/feature'

const common = [
  HEADING,
  QUOTE,
  // Before the bullets, whose sign it begins with.
  CHECK_LIST,
  UNORDERED_LIST,
  ORDERED_LIST,
  INLINE_CODE,
  BOLD_ITALIC_STAR,
  BOLD_ITALIC_UNDERSCORE,
  BOLD_STAR,
  BOLD_UNDERSCORE,
  HIGHLIGHT,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
  STRIKETHROUGH,
  LINK,
]

/** Markdown becomes what it means as it is typed; undo brings the signs back. Answers what ends it. */
export function registerMarkdown(
  editor: LexicalEditor,
  features: readonly RichTextFeature[],
): () => void {
  const own = features.flatMap(({ markdown }) => markdown ?? [])
  return registerMarkdownShortcuts(editor, [...own, ...common])
}
