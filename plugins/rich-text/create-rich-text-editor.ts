import { createEmptyHistoryState, registerHistory } from '@lexical/history'
import { AutoLinkNode, LinkNode } from '@lexical/link'
import { ListItemNode, ListNode, registerList } from '@lexical/list'
import { HeadingNode, registerRichText } from '@lexical/rich-text'
import { mergeRegister } from '@lexical/utils'
import {
  COMMAND_PRIORITY_LOW,
  createEditor,
  INDENT_CONTENT_COMMAND,
  KEY_TAB_COMMAND,
  type LexicalEditor,
  OUTDENT_CONTENT_COMMAND,
} from 'lexical'
import { cleanPaste } from '@/plugins/rich-text/clean-paste'
import { keepLinksSafe } from '@/plugins/rich-text/keep-links-safe'
import { keepListsShallow } from '@/plugins/rich-text/keep-lists-shallow'
import { passThroughNode, unknownTypes } from '@/plugins/rich-text/pass-through-node'
import { emptyRichText } from '@/src/core/rich-text'
import { editorTheme } from '@/src/rich-text/editor-theme'

const nodes = [HeadingNode, ListNode, ListItemNode, LinkNode, AutoLinkNode]
const knownTypes = new Set([
  ...['root', 'paragraph', 'text', 'tab', 'linebreak'],
  ...nodes.map((node) => node.getType()),
])

/** Changes within this time undo as one inside the editor. */
const historyDelayMs = 300

/**
 * A Lexical editor holding a stored document, not yet on any element.
 *
 * @param stored JSON text, because stored documents are frozen and Lexical changes what it reads;
 *   anything that is no document starts empty
 */
export function createRichTextEditor(stored: string): LexicalEditor {
  const document: unknown = JSON.parse(stored)
  const strangers = [...unknownTypes(document, knownTypes)]
  const editor = createEditor({
    namespace: 'bandstand',
    nodes: [...nodes, ...strangers.map(passThroughNode)],
    theme: editorTheme,
    onError: (error) => {
      throw error
    },
  })
  editor.setEditorState(editor.parseEditorState(hasWords(document) ? stored : emptyText()))
  return editor
}

/** Typing, shortcuts, history and lists. Answers what ends it. */
export function registerBehaviour(editor: LexicalEditor): () => void {
  return mergeRegister(
    registerRichText(editor),
    registerHistory(editor, createEmptyHistoryState(), historyDelayMs),
    registerList(editor),
    keepListsShallow(editor),
    keepLinksSafe(editor),
    cleanPaste(editor),
    editor.registerCommand(
      KEY_TAB_COMMAND,
      (event) => {
        event.preventDefault()
        const command = event.shiftKey ? OUTDENT_CONTENT_COMMAND : INDENT_CONTENT_COMMAND
        return editor.dispatchCommand(command, undefined)
      },
      COMMAND_PRIORITY_LOW,
    ),
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
