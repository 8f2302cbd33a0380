import { createEmptyHistoryState, registerHistory } from '@lexical/history'
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
import { HeadingNode, QuoteNode, registerRichText } from '@lexical/rich-text'
import { mergeRegister } from '@lexical/utils'
import { createEditor, type LexicalEditor } from 'lexical'
import { cleanPaste } from '@/plugins/rich-text/kit/clean-paste'
import type { RichTextFeature } from '@/plugins/rich-text/kit/feature'
import { passThroughNode, unknownTypes } from '@/plugins/rich-text/kit/pass-through-node'
import { pickAtoms } from '@/plugins/rich-text/kit/pick-atoms'
import { emptyRichText } from '@/src/core/rich-text'
import { editorTheme } from '@/src/rich-text/editor-theme'

const lexicalTypes = ['root', 'paragraph', 'text', 'tab', 'linebreak']

/** Changes within this time undo as one inside the editor. */
const historyDelayMs = 300

/**
 * A Lexical editor holding a stored document, not yet on any element.
 *
 * @param stored JSON text, because stored documents are frozen and Lexical changes what it reads;
 *   anything that is no document starts empty
 */
export function createRichTextEditor(
  stored: string,
  features: readonly RichTextFeature[],
): LexicalEditor {
  const document: unknown = JSON.parse(stored)
  const nodes = [HeadingNode, QuoteNode, ...features.flatMap((feature) => feature.nodes ?? [])]
  const knownTypes = new Set([...lexicalTypes, ...nodes.map((node) => node.getType())])
  const strangers = [...unknownTypes(document, knownTypes)]
  const editor = createEditor({
    namespace: 'bandstand',
    nodes: [...nodes, ...strangers.map(passThroughNode)],
    theme: editorTheme,
    onError: (error) => {
      throw error
    },
  })
  for (const { prepare } of features) {
    prepare?.(editor)
  }
  editor.setEditorState(editor.parseEditorState(hasWords(document) ? stored : emptyText()))
  return editor
}

/** Typing, shortcuts, history and what the features do. Answers what ends it. */
export function registerBehaviour(
  editor: LexicalEditor,
  features: readonly RichTextFeature[],
): () => void {
  return mergeRegister(
    registerRichText(editor),
    registerHistory(editor, createEmptyHistoryState(), historyDelayMs),
    ...features.flatMap(({ register }) => register?.(editor) ?? []),
    cleanPaste(editor),
    pickAtoms(editor),
    registerMarkdown(editor, features),
  )
}

const emptyText = () => JSON.stringify(emptyRichText())

/** Lexical refuses a root without children. */
function hasWords(document: unknown): boolean {
  if (typeof document !== 'object' || document === null || !('root' in document)) {
    return false
  }
  const { root } = document
  return (
    typeof root === 'object' &&
    root !== null &&
    'children' in root &&
    Array.isArray(root.children) &&
    root.children.length > 0
  )
}

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
function registerMarkdown(editor: LexicalEditor, features: readonly RichTextFeature[]): () => void {
  const own = features.flatMap(({ markdown }) => markdown ?? [])
  return registerMarkdownShortcuts(editor, [...own, ...common])
}
