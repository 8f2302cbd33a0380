import { getEnabledNodes } from '@payloadcms/richtext-lexical/client'
import {
  createEditor,
  type LexicalEditor,
  type SerializedEditorState,
} from '@payloadcms/richtext-lexical/lexical'
import type { EditorConfig, Prepares } from '@/plugins/rich-text/kit/editor-config'
import { passThroughNode, unknownTypes } from '@/plugins/rich-text/kit/pass-through-node'
import { emptyRichText } from '@/src/core/rich-text'
import { unpackTables } from '@/src/rich-text/nodes/table/packed-cells'
import { isRichText } from '@/src/rich-text/pictures-in'

const lexicalTypes = ['root', 'paragraph', 'text', 'tab', 'linebreak']

/**
 * A Lexical editor holding a stored document, not yet on any element.
 *
 * @param stored JSON text, because stored documents are frozen and Lexical changes what it reads;
 *   anything that is no document starts empty
 */
export function createRichTextEditor(stored: string, config: EditorConfig): LexicalEditor {
  const document = unpacked(JSON.parse(stored))
  const nodes = getEnabledNodes({ editorConfig: config })
  const types = nodes.map((node) => ('replace' in node ? node.replace : node).getType())
  const strangers = [...unknownTypes(document, new Set([...lexicalTypes, ...types]))]
  const editor = createEditor({
    ...config.lexical,
    nodes: [...nodes, ...strangers.map(passThroughNode)],
    onError: (error) => {
      throw error
    },
  })
  for (const { prepare } of config.resolvedFeatureMap.values() as Iterable<Prepares>) {
    prepare?.(editor)
  }
  editor.setEditorState(editor.parseEditorState(hasWords(document) ? document : emptyText()))
  return editor
}

/** Lexical knows nothing of cells that are stored as their words. */
function unpacked(stored: unknown): unknown {
  return isRichText(stored) ? unpackTables(stored) : stored
}

const emptyText = () => JSON.stringify(emptyRichText())

/** Lexical refuses a root without children. */
function hasWords(document: unknown): document is SerializedEditorState {
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
